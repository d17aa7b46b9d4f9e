import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** Whether a network address is that of a trusted proxy, whose X-Forwarded-For is used. */
export type TrustsProxy = (address: string, distance: number) => boolean;

/**
 * Parses the list of trusted proxies.
 * @param text addresses, networks and names such as `loopback`, separated by commas
 * @returns null if it is invalid
 */
export function readProxies(text: string): TrustsProxy | null {
  const list = text.split(',').map((each) => each.trim());
  try {
    return proxyAddress.compile(list.filter(Boolean));
  } catch {
    return null;
  }
}

/** Trusts no proxy if the list is invalid. */
export const trustsProxyOf = (text: string): TrustsProxy => readProxies(text) ?? (() => false);

/**
 * The network address of the client, as reported by trusted proxies. Some proxies, such as Azure
 * Application Gateway, also write its port, with which each connection would count as another
 * address. Empty if the client has already reset the connection.
 */
export const clientAddress = (request: IncomingMessage, trustsProxy: TrustsProxy): string =>
  withoutPort(
    proxyAddress(request, (address, distance) => trustsProxy(withoutPort(address), distance)),
  );

/** The address without the port, for 192.0.2.7:5000 and [2001:db8::7]:5000. */
const withoutPort = (address: string | undefined = '') =>
  address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** An IPv6 network of 64 bits counts as one address, because one subscriber has all of it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  const tail = end?.split(':').filter(Boolean) ?? [];
  const missing = Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0');
  return [...groups, ...missing, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
