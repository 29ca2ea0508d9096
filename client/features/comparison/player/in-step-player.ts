import { after, hasEnded, isApart, type Lane, lengthOf, longest, playing, type PlayMode, timeAt } from './lanes';

/** The part of an audio or video element that the player uses. */
export interface Playable {
  currentTime: number;
  muted: boolean;
  readonly paused: boolean;
  play: () => Promise<void>;
  pause: () => void;
}

export interface InStepState {
  readonly isPlaying: boolean;
  readonly mode: PlayMode;
  /** Seconds since the answers began. */
  readonly position: number;
  /** Seconds of the longest answer, or of the current one in turn. */
  readonly length: number;
  /** Whose voice is heard. In turn: whose answer plays. */
  readonly heard: string | null;
}

const empty: InStepState = { isPlaying: false, mode: 'TOGETHER', position: 0, length: 0, heard: null };

/**
 * Plays the same part of several people's videos in step: one button starts all of them or one after the other, and a position
 * applies to each. If one waits for data, the others wait for it.
 */
export class InStepPlayer {
  #lanes: readonly Lane[] = [];
  #state = empty;
  readonly #media = new Map<string, Playable>();
  readonly #waiting = new Set<string>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): InStepState => this.#state;

  /** The person's element, once it is on the page. */
  attach(id: string, media: Playable | null): void {
    if (media === null) {
      this.#media.delete(id);
      this.#waiting.delete(id);
      return;
    }
    this.#media.set(id, media);
    this.#place(id);
  }

  /** Other answers: everything stops and is put at their beginnings. */
  setLanes(lanes: readonly Lane[]): void {
    this.#lanes = lanes;
    this.#waiting.clear();
    const { heard } = this.#state;
    const stays = this.#state.mode === 'TOGETHER' && lanes.some(({ id }) => id === heard);
    this.#goTo(0, stays ? heard : (lanes[0]?.id ?? null), false);
  }

  toggle(): void {
    const { isPlaying, position, length, mode, heard } = this.#state;
    if (isPlaying) this.#change({ isPlaying: false });
    else if (position < length) this.#change({ isPlaying: true });
    else this.#goTo(0, mode === 'IN_TURN' ? (this.#lanes[0]?.id ?? null) : heard, true);
    this.#follow();
  }

  seek(position: number): void {
    const { heard, isPlaying, length } = this.#state;
    this.#goTo(Math.min(Math.max(0, position), length), heard, isPlaying);
  }

  setMode(mode: PlayMode): void {
    this.#change({ mode });
    this.#goTo(0, this.#lanes[0]?.id ?? null, false);
  }

  /** Makes a person audible; in turn goes to their answer. */
  hear(id: string): void {
    const { mode, isPlaying } = this.#state;
    if (mode === 'IN_TURN') this.#goTo(0, id, isPlaying);
    else this.#change({ heard: id });
    this.#follow();
  }

  /** A person's video went on, or ended. */
  onTime(id: string): void {
    const { isPlaying, mode, heard } = this.#state;
    const lane = this.#lanes.find((each) => each.id === id);
    const media = this.#media.get(id);
    if (!isPlaying || !lane || !media || this.#waiting.size > 0) return;
    if (mode === 'IN_TURN' && id !== heard) return;
    if (id === this.#leader())
      this.#change({ position: Math.min(Math.max(0, media.currentTime - lane.start), this.#state.length) });
    if (hasEnded(lane, media.currentTime)) this.#end(lane, media);
    else if (isApart(lane, media.currentTime, this.#state.position)) this.#place(id);
  }

  onWaiting(id: string): void {
    if (!this.#state.isPlaying || !this.#lanes.some((lane) => lane.id === id)) return;
    this.#waiting.add(id);
    this.#follow();
  }

  onReady(id: string): void {
    if (this.#waiting.delete(id)) this.#follow();
  }

  /** A file that cannot be played: the others go on without it. */
  onFailed(id: string): void {
    this.#waiting.delete(id);
    this.#lanes = this.#lanes.filter((lane) => lane.id !== id);
    const { heard, position, isPlaying } = this.#state;
    this.#goTo(position, heard === id ? (this.#lanes[0]?.id ?? null) : heard, isPlaying && this.#lanes.length > 0);
  }

  /** Whose time is the position: the audible one, or the longest once that one has ended. */
  #leader(): string | null {
    const { heard, position, mode } = this.#state;
    const running = playing(this.#lanes, mode, heard, position);
    const audible = running.find(({ id }) => id === heard);
    return (audible ?? [...running].sort((left, right) => lengthOf(right) - lengthOf(left))[0])?.id ?? null;
  }

  #end(lane: Lane, media: Playable): void {
    media.pause();
    const { mode, position, length } = this.#state;
    if (mode === 'IN_TURN') {
      const next = after(this.#lanes, lane.id);
      if (next) this.#goTo(0, next.id, true);
      else this.#change({ isPlaying: false, position: length });
    } else if (lengthOf(lane) >= length || position >= length) {
      this.#change({ isPlaying: false, position: length });
      this.#follow();
    }
  }

  #goTo(position: number, heard: string | null, isPlaying: boolean): void {
    const { mode } = this.#state;
    const current = this.#lanes.find(({ id }) => id === heard);
    const length = mode === 'IN_TURN' && current ? lengthOf(current) : longest(this.#lanes);
    this.#change({ position, heard, isPlaying, length });
    for (const { id } of this.#lanes) this.#place(id);
    this.#follow();
  }

  #place(id: string): void {
    const media = this.#media.get(id);
    const lane = this.#lanes.find((each) => each.id === id);
    if (!media || !lane) return;
    const { mode, heard, position } = this.#state;
    // In turn, the others wait at their beginnings.
    media.currentTime = timeAt(lane, mode === 'IN_TURN' && id !== heard ? 0 : position);
  }

  /** Plays and pauses the elements as the state says. */
  #follow(): void {
    const { isPlaying, mode, heard, position } = this.#state;
    const running = isPlaying ? playing(this.#lanes, mode, heard, position).map(({ id }) => id) : [];
    for (const [id, media] of this.#media) {
      media.muted = id !== heard;
      const plays = running.includes(id) && (this.#waiting.size === 0 || this.#waiting.has(id));
      if (!plays && !media.paused) media.pause();
      if (plays && media.paused) this.#play(media);
    }
  }

  #play(media: Playable): void {
    media.play().catch((reason: unknown) => {
      // The browser refuses to play without a click, or a pause came first.
      if (!(reason instanceof DOMException)) reportError(reason);
      else if (reason.name === 'NotAllowedError') {
        this.#change({ isPlaying: false });
        this.#follow();
      }
    });
  }

  #change(changes: Partial<InStepState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
