import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';

/** The device returned no passkey: the user cancelled, or it has none for this site. */
export class NoPasskeyError extends Error {}

const refuse = (cause: unknown): never => {
  throw new NoPasskeyError('The device gave no passkey.', { cause });
};

/** Loaded when a passkey is first used. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Whether the browser supports passkeys; false on the server. */
export const useKnowsPasskeys = () => useBrowserValue(() => 'PublicKeyCredential' in window, false);

/** @param options the result of `createPasskeyRegistration` */
export async function createPasskey(options: object): Promise<object> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(refuse);
}

/** @param options the result of `createPasskeySignIn` or `createPasskeyConfirmation` */
export async function signByPasskey(options: object): Promise<object> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(refuse);
}

/**
 * Makes the browser offer passkeys where it fills in the email address. A later call ends this one.
 * @returns null if the browser does not support it, or the user chose none
 */
export async function signByAutofill(
  requestOptions: () => Promise<object>,
): Promise<object | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webAuthn();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = (await requestOptions()) as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
}

/** Ends the request that `signByAutofill` started. */
export async function endAutofill(): Promise<void> {
  if (!('PublicKeyCredential' in window)) return;
  const { WebAuthnAbortService } = await webAuthn();
  WebAuthnAbortService.cancelCeremony();
}
