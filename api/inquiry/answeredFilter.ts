/** Inquiries that were marked as answered, or were not; all where nothing is said. */
export const answeredFilter = (answered: boolean | null | undefined) =>
  typeof answered === 'boolean' ? { answeredAt: answered ? { not: null } : null } : {};
