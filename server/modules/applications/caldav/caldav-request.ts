import { AnswerTooLong, fetchPublic } from '../../../platform/web/public-fetch.js';
import { CalendarFailure } from '../domain/calendar-failure.js';

/** The member's account on a calendar server. */
export interface CaldavAccount {
  readonly server: string;
  readonly user: string;
  readonly password: string;
}

export interface DavRequest {
  readonly method: 'PROPFIND' | 'REPORT' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Also private addresses and http, for tests. */
  readonly anyAddress: boolean;
}

const TIMEOUT_MS = 5_000;
/** A year of a full calendar has about one million bytes. */
const MAX_BYTES = 5_000_000;

/** Asks a calendar server: public https addresses only, five seconds, small answers. @throws CalendarFailure if it does not answer so. */
export async function sendDav(
  { user, password }: CaldavAccount,
  url: URL,
  { method, headers, body, anyAddress }: DavRequest,
): Promise<Response> {
  try {
    return await fetchPublic(url, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'user-agent': 'Entrevue',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      anyAddress,
    });
  } catch (error) {
    throw new CalendarFailure(error instanceof AnswerTooLong ? 'TOO_LARGE' : 'UNREACHABLE', error);
  }
}
