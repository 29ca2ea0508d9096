/** One rung of the ladder. Bit rates in kbit/s. */
export interface EncodingProfile {
  readonly name: '360p' | '720p' | '1080p';
  /** Longest the shorter side may be, in pixels: "720p" held upright is 720 × 1280. A smaller source stays as it is. */
  readonly shortSide: number;
  /** Constant quality, lower is better. */
  readonly crf: number;
  /** Ceiling that keeps a player on a slow line from stalling. */
  readonly maxRate: number;
  readonly audioRate: number;
}

/**
 * The ladder, lowest first. A talking head moves little: at these figures nobody told the result from the source on a phone,
 * and 720p stays below 20 MB a minute.
 */
export const encodingProfiles: readonly EncodingProfile[] = [
  // Readable face and lips on a 3G line (about 1 Mbit/s with sound).
  { name: '360p', shortSide: 360, crf: 25, maxRate: 800, audioRate: 96 },
  // The default: 4G and office lines, full screen on a laptop.
  { name: '720p', shortSide: 720, crf: 23, maxRate: 2_500, audioRate: 128 },
  // For those who ask for it: 5 Mbit/s is the floor of what Canadian providers sell as broadband video.
  { name: '1080p', shortSide: 1080, crf: 22, maxRate: 5_000, audioRate: 128 },
];

/** The three labels of the upload form, as rungs. */
export const profileOfQuality = { low: '360p', medium: '720p', high: '1080p' } as const;
export type Quality = keyof typeof profileOfQuality;
export const defaultQuality: Quality = 'medium';

/** What all rungs share. */
export const encoding = {
  /** Of x264's presets the fastest one whose files stay within a tenth of `fast` at the same quality: twice its speed. */
  preset: 'veryfast',
  /** The only profile and colour format every browser and phone of the last ten years decodes in hardware. */
  profile: 'high',
  pixelFormat: 'yuv420p',
  /** Two seconds of ceiling in the decoder's buffer, as streaming players expect. */
  bufferSeconds: 2,
  /** A person speaking gains nothing above 30 frames a second. */
  maxFrameRate: 30,
  /** Below 10 a seek feels broken; a slower source repeats frames, which cost nothing. */
  minFrameRate: 10,
  /** A key frame every 2 s: seeks land quickly, and HLS segments can be cut at the same places on every rung. */
  keyFrameSeconds: 2,
  audioSampleRate: 48_000,
  maxAudioChannels: 2,
  /** EBU R128 for the web: neither the quiet laptop microphone nor the loud headset makes anybody reach for the volume. */
  loudness: { integrated: -16, truePeak: -1.5, range: 11 },
  /** Two key frames: short enough to change rungs quickly on a failing line, long enough to keep requests few. */
  segmentSeconds: 4,
  /** A picture that was not made anew may have its key frames further apart; beyond this seeking is too slow. */
  longestSegmentSeconds: 6,
  /** What the hand sees over the scrubber: up to a hundred pictures on one sheet, so one request. */
  sprite: { longSide: 160, columns: 10, most: 100, leastSeconds: 2, quality: 6 },
  poster: {
    /** The poster shows what the person sees after the first blink, not the black first frame. */
    atSeconds: 1,
    /** Of this many frames the one closest to their average, so not the one with closed eyes. */
    candidates: 24,
    shortSide: 720,
    /** mjpeg's scale 2 (best) to 31: about 60 kB at 720p. */
    quality: 4,
  },
} as const;
