import type { Rejection } from '../domain/compression-plan.js';
import type { FaultKind } from '../domain/fault.js';

/** Messages that mean a fault of the machine or of our command line, not of the file. */
const oursToFix = new RegExp(
  [
    'No space left on device|Disk quota exceeded|Cannot allocate memory|Resource temporarily unavailable|Permission denied',
    'Read-only file system|File too large|No such file or directory',
    'Unrecognized option|Option .{1,60} not found|Unknown encoder|No such filter|Error setting option',
    '^(bwrap|unshare|setpriv|prlimit|nice): ',
  ].join('|'),
  'im',
);

const tooManyPixels = /Picture size (\d+)x(\d+) exceeds specified max pixel count/;
const unknownCodec = /Codec \(([^)]{1,40})\) not on whitelist/;
/** ffmpeg's messages for unreadable content, and for runs that decoded nothing. */
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
 * Finds the reason of a rejection in ffmpeg's output.
 *
 * @returns null if nothing shows that the file is at fault, so the job is retried
 */
export function rejectionIn(stderr: string): Rejection | null {
  if (oursToFix.test(stderr)) return null;
  return namedRejection(stderr) ?? (unreadable.test(stderr) ? isUnreadable : null);
}

/** The same for ffprobe, which only reads: errors come from the file unless the output says otherwise. */
export function probeRejectionIn(stderr: string): Rejection | null {
  if (oursToFix.test(stderr)) return null;
  return namedRejection(stderr) ?? isUnreadable;
}

const faults: readonly (readonly [RegExp, FaultKind])[] = [
  [/No space left on device|Disk quota exceeded/i, 'disk-full'],
  [/Cannot allocate memory|Resource temporarily unavailable/i, 'out-of-memory'],
  [
    /^(sh: (\d+: )?)?(bwrap|unshare|setpriv|prlimit|nice): .*(No such file|not found)|^sh: .*ffmpeg: not found|\bENOENT\b|Cannot find ff(mpeg|probe)/im,
    'ffmpeg-missing',
  ],
  [/Read-only file system|Permission denied|No such file or directory|Input\/output error/i, 'storage'],
  [/\bSIG(KILL|TERM|INT|HUP)\b/, 'killed'],
];

/** Why a run ended without a reason in the file. @param reason how it ended, for example `was killed with signal SIGKILL` */
export const faultIn = (reason: string, tail: string): FaultKind =>
  faults.find(([words]) => words.test(`${reason}\n${tail}`))?.[1] ?? 'unclear';
