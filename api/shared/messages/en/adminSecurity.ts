import { formMessages } from '../words.ts';

/** Second factors of the account and of all accounts, and signing in with them. */
export const adminSecurity = {
  heading: 'Second factor',
  intro:
    'A password can be guessed, or typed into a page that only looks like this one. With a second factor nobody signs in by the password alone.',
  none: 'Your account has no second factor yet.',
  setUp: {
    heading: 'Set up a second factor',
    intro:
      'Every account here needs one. Choose a passkey or an authenticator app; then you can go on.',
    done: 'Your account has a second factor now.',
    goOn: 'Go on to the dashboard',
  },
  confirm: {
    heading: 'Confirm that it is you',
    intro: 'This change wants it. You are then not asked again for ten minutes.',
    withPassword: 'With your password',
    withCode: 'With a code of your app',
    withPasskey: 'With a passkey',
    submit: 'Confirm',
  },
  fields: formMessages({
    password: { label: 'Your password', errors: { wrongPassword: 'This password is wrong' } },
    code: { label: 'Code of six digits', hint: 'Your app shows another one every 30 seconds.' },
    recoveryCode: {
      label: 'Recovery code',
      hint: 'One of the ten that you kept. Each is good once.',
    },
  }),
  passkeys: {
    heading: 'Passkeys',
    intro:
      'Sign in with the fingerprint, face or PIN of your device, without a password. Add one on each device, or one in a password manager.',
    unsupported: 'This browser knows no passkeys.',
    fields: formMessages({
      name: { label: 'Name of the passkey', hint: 'Such as the device it is on.' },
    }),
    add: 'Add a passkey',
    adding: 'Waiting for your device...',
    added: (name: string) => `The passkey ${name} was added.`,
    since: (date: string) => `Added ${date}`,
    lastUsed: (date: string) => `Last used ${date}`,
    neverUsed: 'Not used yet',
    cloned: 'This passkey is refused, because somebody may have a copy of it. Remove it.',
    rename: 'Rename',
    renameName: (name: string) => `Rename the passkey ${name}`,
    save: 'Save name',
    renamed: (name: string) => `The passkey is called ${name} now.`,
    cancelled: 'Your device gave no passkey. You can try again.',
  },
  totp: {
    heading: 'Authenticator app',
    intro: 'An app on your phone makes a code for each sign-in.',
    since: (date: string) => `Set up ${date}`,
    begin: 'Set up an app',
    replace: 'Set up another app',
    scan: 'Scan this with the app:',
    image: 'QR code for the authenticator app',
    type: 'Or type this key into it:',
    copy: 'Copy the key',
    submit: 'Finish',
    added: 'The authenticator app is set up.',
  },
  recovery: {
    heading: 'Recovery codes',
    intro: 'They let you in when your device is lost. Each is good once.',
    left: (count: number) => `Codes left: ${String(count)}`,
    newHeading: 'Your new recovery codes',
    fresh: 'Keep these codes now. They are not shown again.',
    copy: 'Copy',
    download: 'Download',
    fileName: 'recovery-codes',
    print: 'Print',
    kept: 'I have kept them',
    leave: 'The new recovery codes are not shown again. Leave the page nevertheless?',
  },
  /** The confirmations before something is removed or replaced. */
  removePasskey: {
    action: 'Remove',
    buttonName: (name: string) => `Remove the passkey ${name}`,
    title: 'Remove this passkey?',
    text: 'You can no longer sign in with it.',
    success: (name: string) => `The passkey ${name} was removed.`,
  },
  removeTotp: {
    action: 'Remove the app',
    title: 'Remove the authenticator app?',
    text: 'Its codes are not good any more.',
    success: (name: string) => `Removed: ${name}`,
  },
  renewCodes: {
    action: 'Make new codes',
    title: 'Make new recovery codes?',
    text: 'The codes that you have now are not good any more.',
    success: (name: string) => `Made anew: ${name}`,
  },
  /** Signing in with a second factor, or with a passkey alone. */
  signIn: {
    withPasskey: 'Sign in with a passkey',
    waiting: 'Waiting for your device...',
    step: {
      heading: 'One more step',
      passkeyIntro: 'Confirm with the fingerprint, face or PIN of your device.',
      usePasskey: 'Use a passkey',
      useCode: 'Use a code of your app',
      useRecoveryCode: 'Use a recovery code',
      submit: 'Sign in',
      startAgain: 'Begin again',
      recovered: {
        text: 'This recovery code is used up. If you have lost a device, sign it out on Your Account and set up another second factor.',
        account: 'Your Account',
      },
      lost: 'Lost everything? Another admin can remove your second factors.',
    },
  },
  policy: {
    heading: 'Sign-in security',
    intro: 'Who can sign in only with a second factor.',
    require: 'Every account needs a second factor',
    requireHint:
      'Who has none is asked to set one up after signing in, and can do nothing else until then. You need one yourself first.',
    on: 'Every account needs a second factor from now on.',
    off: 'A second factor is everybody’s own choice from now on.',
    submit: 'Save',
    accounts: 'Accounts',
    nothing: 'No second factor',
    totp: 'Authenticator app',
    passkeys: (count: number) => `Passkeys: ${String(count)}`,
    codesLeft: (count: number) => `Recovery codes left: ${String(count)}`,
    reset: {
      action: 'Remove all',
      buttonName: (email: string) => `Remove all second factors of ${email}`,
      title: 'Remove all second factors of this account?',
      text: 'For somebody who has lost them. Make sure that it is really they who ask. They are told by email.',
      withoutMail:
        'For somebody who has lost them. Make sure that it is really they who ask. Tell them yourself: the website cannot send email.',
      success: (email: string) => `The second factors of ${email} were removed.`,
    },
  },
};
