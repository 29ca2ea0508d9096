import { probeRejectionIn, rejectionIn } from './diagnosis.js';

describe('the reason in what ffmpeg says', () => {
  it.each([
    [
      '[mov,mp4 @ 0x1] moov atom not found\nfile:/job/original: Invalid data found when processing input',
      'MEDIA.UNREADABLE',
    ],
    ["[hls @ 0x1] Format not on whitelist 'mov,mp4'\nfile:/job/original: Invalid argument", 'MEDIA.UNREADABLE'],
    ['Output file is empty, nothing was encoded', 'MEDIA.UNREADABLE'],
    ['[mpeg4 @ 0x1] ac-tex damaged at 27 9\nError marking filters as finished', 'MEDIA.UNREADABLE'],
    ["[dts @ 0x1] Codec (dca) not on whitelist 'aac'", 'MEDIA.UNSUPPORTED_CODEC'],
    [
      '[IMGUTILS @ 0x1] Picture size 15360x8640 exceeds specified max pixel count 16777216\nInvalid data found',
      'MEDIA.TOO_MANY_PIXELS',
    ],
  ])('%j: %s', (stderr, code) => {
    expect(rejectionIn(stderr)?.code).toBe(code);
  });

  it('names the size that was refused', () => {
    const rejection = rejectionIn('Picture size 15360x8640 exceeds specified max pixel count 16777216');
    expect(rejection?.params).toEqual({ width: 15_360, height: 8_640 });
  });

  it.each([
    'file:/job/720p.mp4: No space left on device\nInvalid data found when processing input',
    'x264 [error]: malloc of size 1 failed\nCannot allocate memory\nError while decoding stream',
    "Unrecognized option 'x'.\nError splitting the argument list: Option not found",
    'Unknown encoder libx264',
    'unshare: unshare failed: Operation not permitted\nInvalid data found',
    '',
  ])('blames the file for nothing in %j', (stderr) => {
    expect(rejectionIn(stderr)).toBeNull();
  });

  it('of the prober is in the file, unless it says otherwise', () => {
    expect(probeRejectionIn('Not yet heard of')).toEqual({ code: 'MEDIA.UNREADABLE', params: {} });
    expect(probeRejectionIn('file:/job/original: Permission denied')).toBeNull();
    expect(probeRejectionIn('prlimit: failed to set the AS resource limit')).toBeNull();
  });
});
