/** The messages of the sandbox around the explorer, which is in English. */
export const sandbox = {
  heading: 'GraphQL sandbox',
  toSite: 'To the website',
  apollo: 'Open in Apollo Sandbox',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  signedInAs: (email: string) => `Signed in as ${email}`,
  notSignedIn: 'Not signed in',
  session: {
    heading: 'Sign in',
    intro:
      'The access token goes with every request from here on. It is the same session as in the admin area.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    // docs/product/admin.md, section 6.1.
    failed: 'Login failed',
    secondFactor: 'This account has a second factor: sign in on the website, at /admin.',
    signOut: 'Sign out',
    signOutFailed: 'Nobody was signed out. Please try again.',
  },
  files: {
    heading: 'Files',
    intro: 'A file chosen here is sent as the variable of that name, of type Upload.',
    none: 'The operation of this tab has no variable of type Upload.',
    remove: (name: string) => `Send no file for ${name}`,
  },
};
