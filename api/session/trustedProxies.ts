import proxyAddress from 'proxy-addr';

/** Whether a network address is that of a trusted proxy, whose X-Forwarded-For is believed. */
export type TrustsProxy = (address: string, distance: number) => boolean;

/**
 * Reads the list of trusted proxies.
 * @param text addresses, networks and names such as `loopback`, with commas between
 * @returns null when it cannot be read
 */
export function readProxies(text: string): TrustsProxy | null {
  const list = text.split(',').map((each) => each.trim());
  try {
    return proxyAddress.compile(list.filter(Boolean));
  } catch {
    return null;
  }
}

/** Trusts nobody where the list cannot be read. */
export const trustsProxyOf = (text: string): TrustsProxy => readProxies(text) ?? (() => false);
