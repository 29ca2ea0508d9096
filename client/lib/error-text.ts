import { ApiError, type ClientProblem } from './api-error';
import type { Text } from './i18n';
import { useSharedText } from './messages/use-shared-text';
import type { SharedMessages } from './messages/messages';

type SharedKey = Parameters<Text<SharedMessages>>[0];

const ownWords: Record<ClientProblem, SharedKey> = {
  'CLIENT.NETWORK': 'error.network',
  'CLIENT.INVALID_ANSWER': 'error.invalidAnswer',
  'CLIENT.HTTP_STATUS': 'error.httpStatus',
  'CLIENT.UNREADABLE_ERROR': 'error.unknown',
  'CLIENT.UPLOAD_NETWORK': 'error.uploadNetwork',
  'CLIENT.UPLOAD_TIMEOUT': 'error.uploadTimeout',
  'CLIENT.UPLOAD_STATUS': 'error.uploadStatus',
  'CLIENT.UPLOAD_INVALID_ANSWER': 'error.uploadInvalidAnswer',
  'CLIENT.PASSKEY_CANCELLED': 'error.passkeyCancelled',
  'CLIENT.PASSKEY_UNSUPPORTED': 'error.passkeyUnsupported',
  'CLIENT.PASSKEY_REGISTERED': 'error.passkeyRegistered',
  'CLIENT.PASSKEY_FAILED': 'error.passkeyFailed',
};

/**
 * A sentence about an error: the server's if there is one, otherwise ours.
 *
 * @param unexplained used if nothing is known about the error.
 */
export function errorText(error: unknown, text: Text<SharedMessages>, unexplained?: string): string {
  const unknown = unexplained ?? text('error.unknown');
  if (!(error instanceof ApiError)) return unknown;
  if (error.message !== '') return error.message;
  const key: SharedKey = ownWords[error.code as ClientProblem] ?? 'error.unknown';
  return key === 'error.unknown' ? unknown : text(key, { status: String(error.status) });
}

/** `errorText` in the reader's language. */
export function useErrorText(unexplained?: string): (error: unknown) => string {
  const text = useSharedText();
  return (error) => errorText(error, text, unexplained);
}
