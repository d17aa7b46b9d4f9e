/** The address that calls a number written as people write it, such as "+64 9 555 0100". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
