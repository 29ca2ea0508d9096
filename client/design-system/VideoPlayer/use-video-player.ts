import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { initialState, readMedia, type PlayerState } from './player-state';

/** Events after which the state of the element may have changed. */
const telling = [
  'onLoadStart',
  'onLoadedMetadata',
  'onCanPlay',
  'onPlay',
  'onPlaying',
  'onPause',
  'onEnded',
  'onTimeUpdate',
  'onSeeking',
  'onSeeked',
  'onWaiting',
  'onProgress',
  'onVolumeChange',
  'onRateChange',
  'onDurationChange',
  'onError',
  'onEmptied',
] as const;

export interface VideoPlayerControls {
  toggle: () => void;
  /** Seconds from the start, limited to the duration. */
  seek: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
  setSpeed: (speed: number) => void;
  /** Loads the source again and continues at the same position. */
  retry: () => void;
}

export interface VideoPlayerHook {
  ref: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  handlers: Record<(typeof telling)[number], () => void>;
  controls: VideoPlayerControls;
}

// The browser may refuse to play (no user gesture, missing file). The element's events then set the state.
function play(video: HTMLVideoElement): void {
  video.play().catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) reportError(reason);
  });
}

/** Connects a `<video>` to React: its events set the state, the controls call the element. */
export function useVideoPlayer(knownLength = 0): VideoPlayerHook {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(() => initialState(knownLength));
  const read = useCallback(() => {
    const video = ref.current;
    if (video) setState((before) => readMedia(video, before, knownLength));
  }, [knownLength]);
  const handlers = useMemo(
    () => Object.fromEntries(telling.map((name) => [name, read])) as Record<(typeof telling)[number], () => void>,
    [read],
  );
  const controls = useMemo<VideoPlayerControls>(() => {
    const withVideo = (act: (video: HTMLVideoElement) => void) => {
      if (ref.current) act(ref.current);
    };
    return {
      toggle: () => withVideo((video) => (video.paused || video.ended ? play(video) : video.pause())),
      seek: (seconds) =>
        withVideo((video) => {
          const end = Number.isFinite(video.duration) ? video.duration : seconds;
          video.currentTime = Math.min(Math.max(0, seconds), end);
        }),
      setVolume: (volume) =>
        withVideo((video) => {
          video.volume = Math.min(1, Math.max(0, volume));
          video.muted = volume === 0;
        }),
      toggleMute: () => withVideo((video) => (video.muted = !video.muted)),
      setSpeed: (speed) => withVideo((video) => (video.playbackRate = speed)),
      retry: () =>
        withVideo((video) => {
          const at = video.currentTime;
          video.load();
          video.currentTime = at;
          play(video);
        }),
    };
  }, []);
  return { ref, state, handlers, controls };
}
