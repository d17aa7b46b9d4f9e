import type { IncomingMessage } from 'node:http';
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

/**
 * The network address of the client, as far as proxies that are trusted say. Some of these, such as Azure
 * Application Gateway, write its port too, by which each connection would count as an address of its own.
 */
export const clientAddress = (request: IncomingMessage, trustsProxy: TrustsProxy): string =>
  withoutPort(
    proxyAddress(request, (address, distance) => trustsProxy(withoutPort(address), distance)),
  );

/** Of 192.0.2.7:5000 and [2001:db8::7]:5000 the address. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
