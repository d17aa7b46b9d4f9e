/** The address that calls a number written as people write it, such as "+64 9 555 0100". */
export function telephoneLink(phone: string): string {
  // "+64 (0)9" is dialled without the zero.
  const dialled = phone.startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${dialled.replace(/[^+\d]/g, '')}`;
}
