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
  sharing: {
    heading: 'Share',
    intro: 'A link opens the operation and its variables, without headers, files and your session.',
    token: 'The command and the program read the token from the environment variable TOKEN.',
    formats: { link: 'Link', curl: 'curl', typescript: 'TypeScript' },
    copy: { link: 'Copy link', curl: 'Copy as curl', typescript: 'Copy as TypeScript' },
    copied: 'Copied',
    failed: 'The browser does not allow copying here. Select the text and copy it.',
    linkTooLong: 'The operation is too long for a link. Copy it in another form.',
    invalidJson: 'The variables or headers are not a JSON object.',
  },
  search: {
    label: 'Search names and descriptions',
    none: 'No name or description contains all of these words.',
    found: (count: number, shown: number) =>
      count > shown
        ? `${String(count)} found, of which the first ${String(shown)} are below.`
        : `${String(count)} found`,
  },
  measurements: (status: number, milliseconds: number, kilobytes: string) =>
    `Status ${String(status)} · ${String(milliseconds)} ms · ${kilobytes} kB`,
  failures: {
    offline: 'This device is offline. Connect to the internet and send the operation again.',
    unreachable:
      'The server cannot be reached. It may be restarting, or something blocks the connection. Wait and send the operation again.',
    notFromApi: (status: number, words: string) =>
      `The response (status ${String(status)}) is not from the API. Something between this browser and the server sent a page instead, for example a proxy: “${words}”`,
  },
};
