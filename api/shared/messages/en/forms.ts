/** The messages that all public forms share. */
export const forms = {
  privacyLink: 'How we treat what you write',
  kept:
    'What you wrote is stored safely. We go on trying to deliver it, so you need not send it ' +
    'again.',
  copyRefused: 'Your copy could not be sent: too many were asked for today.',
  trap: 'Please leave this field empty',
};
