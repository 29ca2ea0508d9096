/** State of the player. `position` and `length` are seconds. */
export interface PlayerState {
  phase: 'waiting' | 'ready' | 'failed';
  /** The video has been played at least once. */
  started: boolean;
  playing: boolean;
  ended: boolean;
  /** Playback waits for data. */
  stalled: boolean;
  position: number;
  length: number;
  loaded: number;
  muted: boolean;
  volume: number;
  speed: number;
}

export function initialState(length: number): PlayerState {
  return {
    phase: 'waiting',
    started: false,
    playing: false,
    ended: false,
    stalled: false,
    position: 0,
    length,
    loaded: 0,
    muted: false,
    volume: 1,
    speed: 1,
  };
}

type Media = Pick<
  HTMLVideoElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'muted'
  | 'volume'
  | 'playbackRate'
  | 'readyState'
  | 'error'
  | 'buffered'
>;

/** End of the buffered range that contains the position. */
function loadedUntil({ buffered, currentTime }: Pick<Media, 'buffered' | 'currentTime'>): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return 0;
}

/**
 * Reads the state from the `<video>` itself instead of tracking button presses.
 * `knownLength` is used until the file gives its duration (clips recorded in a browser never do).
 */
export function readMedia(media: Media, before: PlayerState, knownLength: number): PlayerState {
  const length = Number.isFinite(media.duration) && media.duration > 0 ? media.duration : knownLength;
  return {
    ...before,
    phase: media.error ? 'failed' : media.readyState > 0 ? 'ready' : 'waiting',
    started: before.started || !media.paused,
    playing: !media.paused && !media.ended,
    ended: media.ended,
    stalled: !media.paused && !media.ended && media.readyState < 3 && !media.error,
    position: media.currentTime,
    length,
    loaded: loadedUntil(media),
    muted: media.muted,
    volume: media.volume,
    speed: media.playbackRate,
  };
}
