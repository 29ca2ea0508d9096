/**
 * Faults that stopped the processing of a video besides its file. `unclear`: ffmpeg ended without a clear cause, for example a crash in a
 * decoder.
 */
export const faultKinds = [
  'storage',
  'disk-full',
  'database',
  'ffmpeg-missing',
  'killed',
  'out-of-memory',
  'internal',
  'unclear',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault; `detail` is for operators and the log, never for the owner. */
export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}

/** Max characters of `detail`; one line of output is enough to act. */
export const faultDetailMax = 500;

/** Errors that know their kind, for example a killed ffmpeg. */
export interface KnowsItsFault {
  readonly fault: FaultKind;
}

const byCode: Readonly<Record<string, FaultKind>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  'REQUEST.STORAGE_FULL': 'disk-full',
  'REQUEST.UNAVAILABLE': 'storage',
  ENOMEM: 'out-of-memory',
  ERR_WORKER_OUT_OF_MEMORY: 'out-of-memory',
};
/** Error codes of the file system and of the connection to an object store. */
const storageCode =
  /^(EACCES|EBUSY|EIO|EMFILE|ENFILE|ENOENT|EPERM|EROFS|ESTALE|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Format of PostgreSQL's error codes. */
const sqlState = /^([0-9][0-9A-Z]|P0|XX)[0-9A-Z]{3}$/;
const databaseError = /^(Driver|Connection|Server|Deadlock|LockWaitTimeout)Exception$/;
const networkWords = /\bE(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH)\b|TimeoutError|socket hang up|\baborted\b/;

function kindOf(error: unknown): FaultKind {
  const { fault, code, name, message, $metadata } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (faultKinds.includes(fault as FaultKind)) return fault as FaultKind;
  if (databaseError.test(String(name))) return 'database';
  if (typeof code === 'string') {
    const known = byCode[code];
    if (known) return known;
    if (storageCode.test(code)) return 'storage';
    if (sqlState.test(code)) return 'database';
  }
  // An error response of an object store, whatever its text.
  if (typeof $metadata === 'object' && $metadata !== null) return 'storage';
  return networkWords.test(`${String(name)} ${String(message)}`) ? 'storage' : 'internal';
}

/** Classifies faults on our side; rejections of the file are handled elsewhere. Pure. */
export function faultOf(error: unknown): Fault {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: kindOf(error), detail: (text.split('\n')[0] ?? '').slice(0, faultDetailMax) };
}

/** Growing pauses in seconds: a short failure costs 5 s, a long outage one try per hour. */
const PAUSE = { first: 5, most: 3600 } as const;
/** Long enough for an outage of a weekend without an operator. */
export const GIVEN_UP_AFTER_SECONDS = 48 * 3600;
/** Max tries for faults that the file can cause: a decoder that always crashes would be retried for two days. */
export const UNCLEAR_TRIES = 3;

/** @param tries number of failed tries, including this one */
export const pauseSeconds = (tries: number): number => Math.min(PAUSE.most, PAUSE.first * 2 ** Math.min(tries - 1, 20));

/**
 * Whether a video becomes FAILED instead of being retried.
 *
 * @param since time of the first of the consecutive faults
 * @param unclear how many of them were unclear
 */
export const isGivenUp = (since: Date, unclear: number, now: Date): boolean =>
  unclear >= UNCLEAR_TRIES || now.getTime() - since.getTime() >= GIVEN_UP_AFTER_SECONDS * 1000;
