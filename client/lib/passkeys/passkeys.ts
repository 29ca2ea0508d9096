import type {
  AddPasskeyRequest,
  PasskeyCreationOptions,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
} from '@modules/identity/http/passkeys.contract';
import { type ApiError, clientError } from '../api-error';

// Downloaded only when a passkey is used.
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys. Pages without TLS have none. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys in the list of the email field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await loadWebAuthn()).browserSupportsWebAuthnAutofill();
}

/**
 * Lets the device create a passkey.
 *
 * @throws ApiError with a code `CLIENT.PASSKEY_…`
 */
export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<Omit<AddPasskeyRequest, 'name'>> {
  const { startRegistration } = await loadWebAuthn();
  const { id, response } = await named(() => startRegistration({ optionsJSON: withoutUndefined(optionsJSON) }));
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/**
 * Lets the person choose a passkey and signs with it.
 *
 * @param useBrowserAutofill waits until the person chooses one in the list of the email field.
 * @throws ApiError with a code `CLIENT.PASSKEY_…`
 */
export async function signWithPasskey(
  optionsJSON: PasskeyRequestOptions,
  useBrowserAutofill = false,
): Promise<PasskeyLoginRequest> {
  const { startAuthentication } = await loadWebAuthn();
  const { id, response } = await named(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
  if (response.userHandle === undefined) throw clientError('CLIENT.PASSKEY_FAILED');
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle,
  };
}

/** Cancels the browser's pending passkey request of this page. */
export async function stopWaitingForPasskey(): Promise<void> {
  (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony();
}

/** Translates a browser's error, by its name (WebAuthn, 5.1.3 and 5.1.4). */
export function passkeyProblem(error: unknown): ApiError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return clientError('CLIENT.PASSKEY_CANCELLED');
    case 'InvalidStateError':
      return clientError('CLIENT.PASSKEY_REGISTERED');
    case 'NotSupportedError':
    case 'ConstraintError':
    case 'SecurityError':
      return clientError('CLIENT.PASSKEY_UNSUPPORTED');
    default:
      return clientError('CLIENT.PASSKEY_FAILED');
  }
}

async function named<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    throw passkeyProblem(error);
  }
}

/** Converts options to the library's types and drops unknown values. */
function withoutUndefined({ excludeCredentials, ...rest }: PasskeyCreationOptions) {
  return {
    ...rest,
    excludeCredentials: excludeCredentials.map(({ id, type, transports }) => ({
      id,
      type,
      ...(transports === undefined ? {} : { transports }),
    })),
  };
}
