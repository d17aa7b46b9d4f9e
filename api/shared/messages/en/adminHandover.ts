import { formMessages } from '../words.ts';

/** The handover page for the next committee. */
export const adminHandover = {
  heading: 'Handing over',
  intro:
    'What the next committee needs to know, on one page to print. It has no passwords: hand those over in person.',
  print: 'Print this page',
  parts: {
    heading: 'What runs where',
    site: 'The site',
    machine: 'Machine',
    /** @param count of processes that serve the site */
    runsOn: (machine: string, node: string, count: number) =>
      `${machine}, with Node.js ${node}, in ${count === 1 ? 'one process' : `${String(count)} processes`}`,
    database: 'Database',
    bundled: (version: string, folder: string) =>
      `PostgreSQL ${version}, which comes with the program, in the folder ${folder}`,
    external: (version: string, place: string) => `PostgreSQL ${version} at ${place}`,
    media: 'Pictures and videos',
    inFolder: (folder: string) => `In the folder ${folder}`,
    atCloudinary: (account: string) => `At Cloudinary, in the account ${account}`,
    mail: 'Mail',
    sent: (address: string) => `Sent by SendGrid, from ${address}`,
    notSent: 'Not sent: what visitors write is read in this area alone',
    toHandOver:
      'Hand over besides: the account of the machine, of the domain name, and of the services above. Tokens of programs (Access for Programs) end with the account that made them.',
  },
  accounts: {
    heading: 'Who has which role',
    disabled: 'switched off',
    hint: 'On the page Accounts the next committee is invited, and the accounts of the former one are removed.',
  },
  backup: {
    heading: 'Backups',
    last: (time: string) => `The last backup is of ${time}.`,
    hint:
      'A backup is one file with everything: all content, members, letters, accounts, pictures and videos. ' +
      'Keep it where strangers cannot reach it, and never only on the machine of the site.',
    make: 'Download a backup',
    fields: formMessages({
      password: { label: 'Your password' },
      passphrase: {
        label: 'Passphrase for the file',
        hint: 'At least 12 characters. Keep it apart from the file: without it nobody can open the backup.',
        errors: {
          tooShort: ({ min }) => `The passphrase must have at least ${String(min)} characters`,
          tooLong: ({ max }) => `The passphrase must have at most ${String(max)} characters`,
        },
      },
    }),
    encrypt: 'Encrypt the file with a passphrase',
    notEncrypted: 'Whoever gets the file can read all of it.',
    submit: 'Download',
    started:
      'The download begins. Wait until your browser says that it is complete; this page then shows the new backup.',
    refused: {
      busy: 'Another backup is being made at this moment. Try again when it is done.',
      expired: 'The download began too late, or you were signed out. Please try again.',
      failed: 'The backup failed. The dashboard says why.',
    },
  },
  restore: {
    heading: 'How to restore one',
    steps: [
      'On the machine, open a terminal in the folder of the program, and stop the site.',
      'Check the file first: `npm run restore -- FILE --check`',
      'Put it into an empty installation: `npm run restore -- FILE`. In place of what is there: `npm run restore -- FILE --replace`',
      'Start the site again: `npm start`. Accounts and passwords are those of the backup.',
    ],
    encrypted:
      'An encrypted file (its name ends in .age) is opened in these steps by its passphrase, or by any program for the age format.',
    nightly:
      'For a backup every night without anybody: `npm run backup -- FILE`, as a scheduled task.',
  },
};
