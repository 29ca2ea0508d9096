import type { Rejection } from '../domain/compression-plan.js';
import type { FaultKind } from '../domain/fault.js';

/** What is said when the machine or our own command line, not the file, is at fault: a person must not be blamed for it. */
const oursToFix = new RegExp(
  [
    'No space left on device|Disk quota exceeded|Cannot allocate memory|Resource temporarily unavailable|Permission denied',
    'Read-only file system|File too large|No such file or directory',
    'Unrecognized option|Option .{1,60} not found|Unknown encoder|No such filter|Error setting option',
    '^(unshare|setpriv|prlimit|nice): ',
  ].join('|'),
  'im',
);

const tooManyPixels = /Picture size (\d+)x(\d+) exceeds specified max pixel count/;
const unknownCodec = /Codec \(([^)]{1,40})\) not on whitelist/;
/** ffmpeg's words for content it cannot make sense of, and for a run in which nothing could be decoded. */
const unreadable = new RegExp(
  [
    'Invalid data found|moov atom not found|Format not on whitelist|could not find codec parameters|Number of streams exceeds',
    'Error while decoding|Decode error rate|Output file is empty|Cannot determine format of input stream|matches no streams',
    'End of file|File ended prematurely|Not yet implemented in FFmpeg|Error marking filters as finished',
  ].join('|'),
  'i',
);

function namedRejection(stderr: string): Rejection | null {
  const pixels = tooManyPixels.exec(stderr);
  if (pixels) return { code: 'MEDIA.TOO_MANY_PIXELS', params: { width: Number(pixels[1]), height: Number(pixels[2]) } };
  const codec = unknownCodec.exec(stderr)?.[1];
  return codec ? { code: 'MEDIA.UNSUPPORTED_CODEC', params: { codec } } : null;
}

const isUnreadable: Rejection = { code: 'MEDIA.UNREADABLE', params: {} };

/**
 * Reads the reason out of what ffmpeg said before it gave up.
 *
 * @returns null when nothing says that the file is at fault, so that the job is tried again
 */
export function rejectionIn(stderr: string): Rejection | null {
  if (oursToFix.test(stderr)) return null;
  return namedRejection(stderr) ?? (unreadable.test(stderr) ? isUnreadable : null);
}

/** The same for ffprobe, which does nothing but read: whatever stops it is in the file, unless it says otherwise. */
export function probeRejectionIn(stderr: string): Rejection | null {
  if (oursToFix.test(stderr)) return null;
  return namedRejection(stderr) ?? isUnreadable;
}

const faults: readonly (readonly [RegExp, FaultKind])[] = [
  [/No space left on device|Disk quota exceeded/i, 'disk-full'],
  [/Cannot allocate memory|Resource temporarily unavailable/i, 'out-of-memory'],
  [
    /^(unshare|setpriv|prlimit|nice): .*(No such file|not found)|\bENOENT\b|Cannot find ff(mpeg|probe)/im,
    'ffmpeg-missing',
  ],
  [/Read-only file system|Permission denied|No such file or directory|Input\/output error/i, 'storage'],
  [/\bSIG(KILL|TERM|INT|HUP)\b/, 'killed'],
];

/** What a run that ended without a reason in the file died of. @param reason how it ended, for example `was killed with signal SIGKILL` */
export const faultIn = (reason: string, tail: string): FaultKind =>
  faults.find(([words]) => words.test(`${reason}\n${tail}`))?.[1] ?? 'unclear';
