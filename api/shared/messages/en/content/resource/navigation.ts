/** The label of links to its page. All pages load this file, and no other catalogue of the kind. */
export const navigation = 'Resources';
