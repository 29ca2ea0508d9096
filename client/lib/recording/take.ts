/** One running recording. */
export interface Take {
  /** Seconds recorded so far, without pauses. */
  seconds(): number;
  pause(): void;
  resume(): void;
  /** @returns seconds recorded, after the last chunk was delivered */
  stop(): Promise<number>;
}

export interface TakeEvents {
  /** A chunk of one second; `seconds` is the length of the recording including it. */
  readonly onChunk: (chunk: Blob, seconds: number) => void;
  /** It ended unexpectedly. */
  readonly onBroken: (why: BrokenBy) => void;
}

/** `lost`: camera or microphone is gone. `recorder`: the browser's recorder failed, for example its encoder. */
export type BrokenBy = 'lost' | 'recorder';

/** @throws the error of the browser's recorder, for example for a codec that it refuses */
export type StartTake = (stream: MediaStream, events: TakeEvents, pictureBits?: number) => Take;

/** Max loss if the tab is killed. */
const CHUNK_MS = 1_000;
/** Enough for a face at 720p; the server compresses it further. */
const PICTURE_BITS = 2_500_000;
const SOUND_BITS = 128_000;
/** VP8 first, because every phone encodes it in real time. For MP4 the browser chooses the codecs. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const;
/**
 * MP4 first on Apple's browsers, including all on an iPhone: the device encodes H.264 and AAC in hardware. Safari 18.4 and 18.5
 * store upright WebM recordings sideways, without a rotation flag (https://bugs.webkit.org/show_bug.cgi?id=290223).
 */
const typesOfApple = ['video/mp4', ...types] as const;
const isApple = (): boolean => navigator.vendor.startsWith('Apple');

const soundTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;
const soundTypesOfApple = ['audio/mp4', ...soundTypes] as const;

export function recordedType(isSoundOnly = false): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  const known = isSoundOnly ? [soundTypes, soundTypesOfApple] : [types, typesOfApple];
  return (known[isApple() ? 1 : 0] ?? []).find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const startTake: StartTake = (stream, { onChunk, onBroken }, pictureBits = PICTURE_BITS) => {
  const type = recordedType(stream.getVideoTracks?.().length === 0);
  const recorder = new MediaRecorder(stream, {
    ...(type !== null && { mimeType: type }),
    videoBitsPerSecond: pictureBits,
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
