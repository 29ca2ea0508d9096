/** One recording under way. */
export interface Take {
  /** Recorded so far, pauses left out. */
  seconds(): number;
  pause(): void;
  resume(): void;
  /** @returns seconds recorded, once every piece has been handed over */
  stop(): Promise<number>;
}

export interface TakeEvents {
  /** A piece of the file, a second long; `seconds` is how long the recording is with it. */
  readonly onChunk: (chunk: Blob, seconds: number) => void;
  /** It ended without having been asked to. */
  readonly onBroken: (why: BrokenBy) => void;
}

/** `lost`: the camera or the microphone is gone. `recorder`: the browser's recorder failed, for example its encoder. */
export type BrokenBy = 'lost' | 'recorder';

/** @throws what the browser's recorder throws, for example a codec it refuses */
export type StartTake = (stream: MediaStream, events: TakeEvents) => Take;

/** What a killed tab loses at most. */
const CHUNK_MS = 1_000;
/** Enough for a face at 720p; the server brings it down to what a line carries. */
const PICTURE_BITS = 2_500_000;
const SOUND_BITS = 128_000;
/** VP8 first: every phone encodes it in time. The codecs of an MP4 are the browser's choice. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const;
/**
 * Of Apple's browsers (every one on an iPhone is) the MP4: H.264 and AAC, which the device encodes in hardware. From 18.4 on they
 * write WebM, too, but 18.4 and 18.5 store what a phone held upright records lying on its side, and WebM has no note that could say
 * so (https://bugs.webkit.org/show_bug.cgi?id=290223).
 */
const typesOfApple = ['video/mp4', ...types] as const;
const isApple = (): boolean => navigator.vendor.startsWith('Apple');

export function recordedType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return (isApple() ? typesOfApple : types).find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const startTake: StartTake = (stream, { onChunk, onBroken }) => {
  const recorder = new MediaRecorder(stream, {
    ...(recordedType() !== null && { mimeType: recordedType() ?? '' }),
    videoBitsPerSecond: PICTURE_BITS,
    audioBitsPerSecond: SOUND_BITS,
  });
  let before = 0;
  let since: number | null = null;
  const seconds = (): number => (before + (since === null ? 0 : performance.now() - since)) / 1000;
  const halt = (): void => {
    before = seconds() * 1000;
    since = null;
  };
  let isAsked = false;
  let why: BrokenBy = 'lost';
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  recorder.addEventListener('start', () => (since = performance.now()));
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data, seconds());
  });
  recorder.addEventListener('error', () => {
    why = 'recorder';
    if (recorder.state !== 'inactive') recorder.stop();
  });
  void ended.then(() => {
    halt();
    if (!isAsked) onBroken(why);
  });
  recorder.start(CHUNK_MS);
  return {
    seconds,
    pause: () => {
      recorder.pause();
      halt();
    },
    resume: () => {
      recorder.resume();
      since = performance.now();
    },
    stop: async () => {
      isAsked = true;
      halt();
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      return seconds();
    },
  };
};
