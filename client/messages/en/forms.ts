/** What every public form says. */
export const forms = {
  unavailable: 'This form cannot be sent yet.',
  notSent: 'Nothing has been sent, and what you typed is still here.',
  reachUs: 'Until then, please reach us directly:',
};
