/**
 * What stopped the processing of a video and is no fault of its file. `unclear`: ffmpeg ended in a way that says nothing
 * about who is at fault, for example a crash in a decoder.
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

/** What is known of a fault; `detail` is for operators and the log, never for the owner. */
export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}

/** Characters of `detail`; one line of a stack of tools is enough to act upon. */
export const faultDetailMax = 500;

/** Errors that know their kind say it themselves, for example a killed ffmpeg. */
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
/** Of the file system and of the line to an object store. */
const storageCode =
  /^(EACCES|EBUSY|EIO|EMFILE|ENFILE|ENOENT|EPERM|EROFS|ESTALE|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** As PostgreSQL numbers its errors. */
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
  // The answer of an object store, whatever its words.
  if (typeof $metadata === 'object' && $metadata !== null) return 'storage';
  return networkWords.test(`${String(name)} ${String(message)}`) ? 'storage' : 'internal';
}

/** Tells faults of our side apart; a refusal of the file never comes here. Pure. */
export function faultOf(error: unknown): Fault {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: kindOf(error), detail: (said.split('\n')[0] ?? '').slice(0, faultDetailMax) };
}

/** Growing pauses, in seconds: a hiccup costs 5 s, an outage of a night one try an hour. */
const PAUSE = { first: 5, most: 3600 } as const;
/** A weekend's outage without an operator must not cost anybody a video. */
export const GIVEN_UP_AFTER_SECONDS = 48 * 3600;
/** Tries of what may be the file's fault as well: a decoder that crashes each time would do so for two days. */
export const UNCLEAR_TRIES = 3;

/** @param tries that ended in a fault so far, this one included */
export const pauseSeconds = (tries: number): number => Math.min(PAUSE.most, PAUSE.first * 2 ** Math.min(tries - 1, 20));

/**
 * Whether a video is told to be FAILED instead of tried again.
 *
 * @param since when the first of the faults in a row came
 * @param unclear how many of them were unclear
 */
export const isGivenUp = (since: Date, unclear: number, now: Date): boolean =>
  unclear >= UNCLEAR_TRIES || now.getTime() - since.getTime() >= GIVEN_UP_AFTER_SECONDS * 1000;
