/** The label of links to its page: all pages load this, and no more of the kind. */
export const navigation = 'Events';
