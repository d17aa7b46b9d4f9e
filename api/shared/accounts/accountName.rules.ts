/** The maximum length of the name of an account, in characters. */
export const maxAccountName = 80;
