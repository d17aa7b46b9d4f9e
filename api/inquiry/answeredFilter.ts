/** Inquiries that are, or are not, marked as answered; all by default. */
export const answeredFilter = (answered: boolean | null | undefined) =>
  typeof answered === 'boolean' ? { answeredAt: answered ? { not: null } : null } : {};
