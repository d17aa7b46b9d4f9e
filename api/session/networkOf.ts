import { isIPv6 } from 'node:net';

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
