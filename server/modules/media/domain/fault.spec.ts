import { StorageFull, Unavailable } from '../../../platform/errors/request.errors.js';
import { FfmpegFailed, FfmpegMissing } from '../ffmpeg/ffmpeg.errors.js';
import { FileGone } from '../storage/media-storage.js';
import { type FaultKind, faultDetailMax, faultOf, GIVEN_UP_AFTER_SECONDS, isGivenUp, pauseSeconds } from './fault.js';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });
const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

const faults: readonly (readonly [string, unknown, FaultKind])[] = [
  ['a full disk', coded('ENOSPC'), 'disk-full'],
  ['a used up quota', coded('EDQUOT'), 'disk-full'],
  ['a full storage', new StorageFull(), 'disk-full'],
  ['a bucket that is away', new Unavailable(), 'storage'],
  ['an answer of a bucket', Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 403 } }), 'storage'],
  ['a line that breaks off', coded('ECONNRESET'), 'storage'],
  ['a broken line that only says so', new Error('read ECONNRESET'), 'storage'],
  ['a disk that cannot be read', coded('EIO'), 'storage'],
  ['an original that is away', new FileGone(), 'storage'],
  ['a database that ends a connection', coded('57P01'), 'database'],
  ['a database that is away', named('ConnectionException', 'connect ECONNREFUSED 127.0.0.1:5432'), 'database'],
  ['no ffmpeg', new FfmpegMissing('ffmpeg was not found on the PATH; install ffmpeg'), 'ffmpeg-missing'],
  [
    'an ffmpeg that went away',
    new FfmpegFailed('exited with code 127', 'nice: ‘/usr/bin/ffmpeg’: No such file or directory'),
    'ffmpeg-missing',
  ],
  ['a cage that went away', new FfmpegFailed('exited with code 127', 'sh: 1: bwrap: not found'), 'ffmpeg-missing'],
  ['a prober that went away', new FfmpegFailed('(prober) ENOENT', ''), 'ffmpeg-missing'],
  ['a killed ffmpeg', new FfmpegFailed('was killed with signal SIGKILL', 'frame= 100'), 'killed'],
  ['a killed prober', new FfmpegFailed('(prober) SIGTERM', ''), 'killed'],
  ['an ffmpeg without memory', new FfmpegFailed('exited with code 1', 'Cannot allocate memory'), 'out-of-memory'],
  ['a full work folder', new FfmpegFailed('exited with code 1', 'x: No space left on device'), 'disk-full'],
  ['no memory for a process', coded('ENOMEM', 'spawn ENOMEM'), 'out-of-memory'],
  ['a crash of ffmpeg', new FfmpegFailed('was killed with signal SIGSEGV', ''), 'unclear'],
  ['a hang of ffmpeg', new FfmpegFailed('showed no progress for 30 s', ''), 'unclear'],
  ['a mistake in our code', new TypeError('x is not a function'), 'internal'],
  ['what is no error', 'x', 'internal'],
  ['nothing', undefined, 'internal'],
];

describe('a fault of ours', () => {
  it.each(faults)('%s is told by its type', (_, error, kind) => {
    expect(faultOf(error).kind).toBe(kind);
  });

  it('keeps one line for operators, and not a whole stack', () => {
    expect(faultOf(new Error(`first line\n${'x'.repeat(1_000)}`)).detail).toBe('Error: first line');
    expect(faultOf(new Error('x'.repeat(1_000))).detail).toHaveLength(faultDetailMax);
  });

  it('is tried again after pauses that grow to an hour', () => {
    expect([1, 2, 3, 4, 10, 11, 60, 1_000].map(pauseSeconds)).toEqual([5, 10, 20, 40, 2_560, 3_600, 3_600, 3_600]);
  });

  it('is given up after 48 hours; what may be the file’s fault, at the third try', () => {
    const since = new Date('2026-11-25T12:00:00.000Z');
    const after = (seconds: number): Date => new Date(since.getTime() + seconds * 1000);
    expect(isGivenUp(since, 0, after(GIVEN_UP_AFTER_SECONDS - 1))).toBe(false);
    expect(isGivenUp(since, 0, after(GIVEN_UP_AFTER_SECONDS))).toBe(true);
    expect(GIVEN_UP_AFTER_SECONDS).toBe(48 * 3600);
    expect(isGivenUp(since, 2, since)).toBe(false);
    expect(isGivenUp(since, 3, since)).toBe(true);
  });
});
