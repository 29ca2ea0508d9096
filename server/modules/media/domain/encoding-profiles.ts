/** One rung of the ladder. Bit rates in kbit/s. */
export interface EncodingProfile {
  readonly name: '360p' | '720p' | '1080p';
  /** Max length of the shorter side in pixels: upright "720p" is 720 × 1280. Smaller sources keep their size. */
  readonly shortSide: number;
  /** Constant rate factor; lower is better. */
  readonly crf: number;
  /** Max bit rate, so that players on slow connections do not stall. */
  readonly maxRate: number;
  readonly audioRate: number;
}

/**
 * The ladder, lowest first. A person talking to a camera moves little: with these values the result looks like the source on a phone, and
 * 720p stays below 20 MB per minute.
 */
export const encodingProfiles: readonly EncodingProfile[] = [
  // Readable face and lips on a 3G connection (about 1 Mbit/s with sound).
  { name: '360p', shortSide: 360, crf: 25, maxRate: 800, audioRate: 96 },
  // The default: 4G and office connections, full screen on a laptop.
  { name: '720p', shortSide: 720, crf: 23, maxRate: 2_500, audioRate: 128 },
  // On request: 5 Mbit/s is the minimum that Canadian providers sell for video.
  { name: '1080p', shortSide: 1080, crf: 22, maxRate: 5_000, audioRate: 128 },
];

export type RungName = EncodingProfile['name'];

/** The three options of the upload form, as rungs. */
export const profileOfQuality = { low: '360p', medium: '720p', high: '1080p' } as const;
export type Quality = keyof typeof profileOfQuality;
export const defaultQuality: Quality = 'medium';

/** Settings shared by all rungs. */
export const encoding = {
  /** The fastest x264 preset whose files are within a tenth of `fast` at equal quality, at twice the speed. */
  preset: 'veryfast',
  /** The only profile and pixel format that all browsers and phones of the last ten years decode in hardware. */
  profile: 'high',
  pixelFormat: 'yuv420p',
  /** Decoder buffer of two seconds at the max rate, as streaming players expect. */
  bufferSeconds: 2,
  /** Speech needs no more than 30 frames per second. */
  maxFrameRate: 30,
  /** Below 10 seeking feels broken. Slower sources repeat frames, which cost nothing. */
  minFrameRate: 10,
  /** A key frame every 2 s for fast seeks, and HLS segments at the same places on all rungs. */
  keyFrameSeconds: 2,
  audioSampleRate: 48_000,
  maxAudioChannels: 2,
  /** EBU R128 for the web, so that quiet laptop microphones and loud headsets have the same volume. */
  loudness: { integrated: -16, truePeak: -1.5, range: 11 },
  /** Two key frames: short enough to change rungs quickly, long enough for few requests. */
  segmentSeconds: 4,
  /** Copied pictures may have fewer key frames; beyond this, seeking is too slow. */
  longestSegmentSeconds: 6,
  /** Thumbnails above the seek bar: up to a hundred on one sheet, so one request. */
  sprite: { longSide: 160, columns: 10, most: 100, leastSeconds: 2, quality: 6 },
  poster: {
    /** The poster is from after the first second, not the black first frame. */
    atSeconds: 1,
    /** The best of this many frames, spread over the whole video. */
    samples: 24,
    /** Longer side of the small copies in which they are compared, in pixels. */
    sampleSide: 320,
    shortSide: 720,
    /** mjpeg's scale from 2 (best) to 31: about 60 kB at 720p. */
    quality: 4,
  },
} as const;
