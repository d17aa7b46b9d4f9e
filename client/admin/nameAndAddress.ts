/** The name of an account with its email address, or the address alone. */
export const nameAndAddress = ({ name, email }: { name?: string | undefined; email: string }) =>
  name ? `${name} (${email})` : email;
