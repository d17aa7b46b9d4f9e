/** What links to its page say: all pages load this, and no more of the kind. */
export const navigation = 'Events';
