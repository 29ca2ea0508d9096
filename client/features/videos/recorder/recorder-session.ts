import {
  answerAt,
  nextPrompt,
  type Part,
  type Recording,
  secondsOf,
  withAnswer,
  withoutAnswer,
} from '../domain/recording';
import { withNotes } from '../domain/notes';
import { type Trim, withTrimsOf } from '../domain/trim';
import type { RecordingStore } from './recording-store';
import type { BrokenBy, StartTake, Take } from '../../../lib/recording/take';

/**
 * `thinking`: the question is on screen. `countdown`: three seconds. `saving`: the last chunk is being stored.
 * `answered`: an answer is recorded, to keep or repeat. `review`: all answers are recorded.
 */
export type RecorderPhase = 'thinking' | 'countdown' | 'recording' | 'paused' | 'saving' | 'answered' | 'review';

/** Why an answer stopped: device lost, recorder failed, no space left on the device, or background blur stopped. */
export type RecorderTrouble = BrokenBy | 'storage' | 'blur';

export interface RecorderState {
  readonly recording: Recording;
  /** Index of the current prompt. */
  readonly index: number;
  readonly phase: RecorderPhase;
  /** Seconds left to think, or of the countdown; null if there is no limit. */
  readonly left: number | null;
  /** Seconds of this answer, including parts before an interruption. */
  readonly elapsed: number;
  readonly trouble: RecorderTrouble | null;
  /** The earlier answer is kept until the new one begins. */
  readonly isRetake: boolean;
}

export interface RecorderSurroundings {
  readonly store: RecordingStore;
  readonly startTake: StartTake;
  /** Current stream; null if there is none. */
  readonly stream: () => MediaStream | null;
  /** Milliseconds from any fixed start. */
  readonly now: () => number;
  readonly newId: () => string;
}

const COUNTDOWN_SECONDS = 3;

/** Leads through the prompts. Each chunk is stored about a second after it was recorded. */
export class RecorderSession {
  #state: RecorderState;
  #deadline: number | null = null;
  #take: Take | null = null;
  #part: Part | null = null;
  #writes: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(
    recording: Recording,
    private readonly around: RecorderSurroundings,
  ) {
    const index = nextPrompt(recording);
    this.#state = {
      recording,
      index: index ?? 0,
      phase: index === null ? 'review' : 'thinking',
      left: null,
      elapsed: secondsOf(answerAt(recording, index ?? 0)),
      trouble: null,
      isRetake: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): RecorderState => this.#state;

  /** Must be called several times a second. */
  readonly tick = (): void => {
    const { phase, recording, index } = this.#state;
    if (this.#deadline !== null && (phase === 'thinking' || phase === 'countdown')) {
      const left = Math.max(0, Math.ceil((this.#deadline - this.around.now()) / 1000));
      if (left > 0) return this.#set({ left });
      if (phase === 'thinking') return this.begin();
      this.#deadline = null;
      void this.#record();
    }
    if (phase === 'recording' && this.#take) {
      this.#set({ elapsed: this.#before() + this.#take.seconds() });
      if (this.#state.elapsed >= (recording.prompts[index]?.maxSeconds ?? 0)) void this.stop();
    }
  };

  /** The question is now on screen: starts the time to think. */
  readonly think = (): void => {
    if (this.#state.phase !== 'thinking') return;
    const { thinkSeconds } = this.#state.recording;
    this.#deadline = thinkSeconds === null ? null : this.around.now() + thinkSeconds * 1000;
    this.#set({ left: thinkSeconds });
  };

  /** Ends the time to think and starts the countdown. */
  readonly begin = (): void => {
    if (this.#state.phase !== 'thinking' || !this.around.stream()) return;
    this.#deadline = this.around.now() + COUNTDOWN_SECONDS * 1000;
    this.#set({ phase: 'countdown', left: COUNTDOWN_SECONDS, trouble: null });
  };

  readonly pause = (): void => {
    if (this.#state.phase !== 'recording') return;
    this.#take?.pause();
    this.#set({ phase: 'paused' });
  };

  readonly resume = (): void => {
    if (this.#state.phase !== 'paused') return;
    this.#take?.resume();
    this.#set({ phase: 'recording' });
  };

  /** Finishes the answer. */
  readonly stop = async (): Promise<void> => {
    await this.#end({ isFinished: true });
  };

  /** Goes to the next unanswered prompt, or to the review. */
  readonly next = async (): Promise<void> => {
    if (this.#take) await this.stop();
    if (this.#state.phase !== 'answered') return;
    const index = nextPrompt(this.#state.recording);
    if (index === null) this.#set({ phase: 'review', isRetake: false });
    else this.#open(index, false);
  };

  /** Records this answer again. A running recording is discarded; a finished answer is kept until the new one begins. */
  readonly retake = async (index: number = this.#state.index): Promise<void> => {
    if (this.#take) await this.#end({ isFinished: false });
    const { parts, isFinished } = answerAt(this.#state.recording, index);
    if (parts.length > 0 && !isFinished) await this.#discard(index);
    this.#open(index, isFinished);
  };

  /** Cancels a retake; the earlier answer is kept. */
  readonly keep = (): void => {
    if (!this.#state.isRetake || !['thinking', 'countdown'].includes(this.#state.phase)) return;
    this.#deadline = null;
    this.#set({ phase: 'answered', isRetake: false, left: null });
  };

  /** Keeps the notes for a question. They are shown while it is answered, and nothing else. */
  readonly note = (index: number, text: string): Promise<boolean> =>
    this.#keep(withNotes(this.#state.recording, index, text));

  /** @param notesSpeed place in `notesSpeeds` */
  readonly setNotesSpeed = (notesSpeed: number): Promise<boolean> =>
    this.#keep({ ...this.#state.recording, notesSpeed });

  /** Chooses what is published of an answer. @returns false if it changed in another tab, or cannot be stored */
  readonly trim = async (index: number, trim: Trim): Promise<boolean> => {
    const { recording } = this.#state;
    try {
      const stored = await this.around.store.trim(recording.id, index, answerAt(recording, index), trim);
      if (stored) this.#set({ recording: withTrimsOf(this.#state.recording, stored) });
      return stored !== null;
    } catch {
      return false;
    }
  };

  /** The person leaves, or the camera was lost. The recorded part is kept, and the answer can be continued. */
  readonly interrupt = async (trouble: RecorderTrouble | null = null): Promise<void> => {
    this.#deadline = null;
    if (this.#take) await this.#end({ isFinished: false });
    const { phase } = this.#state;
    if (phase === 'answered' || phase === 'review') return;
    this.#set({ phase: 'thinking', left: null, trouble });
  };

  #open(index: number, isRetake: boolean): void {
    const answer = answerAt(this.#state.recording, index);
    const elapsed = isRetake ? 0 : secondsOf(answer);
    this.#deadline = null;
    this.#set({ phase: 'thinking', index, isRetake, trouble: null, elapsed, left: null });
    if (this.around.stream()) this.think();
  }

  async #record(): Promise<void> {
    const stream = this.around.stream();
    const { index, isRetake } = this.#state;
    if (!stream) return this.#set({ phase: 'thinking', left: null, trouble: 'lost' });
    this.#set({ phase: 'recording', left: null, elapsed: isRetake ? 0 : this.#state.elapsed });
    const part: Part = { id: this.around.newId(), seconds: 0 };
    // Start the recorder first: if it throws, the earlier answer is still there.
    const take = this.#start(stream, part.id);
    if (!take) return this.interrupt('recorder');
    try {
      if (isRetake) await this.#discard(index);
      const { parts } = answerAt(this.#state.recording, index);
      await this.#save(withAnswer(this.#state.recording, index, { parts: [...parts, part], isFinished: false }));
    } catch {
      await take.stop();
      return this.interrupt('storage');
    }
    const { phase } = this.#state;
    // Stopped or paused while the part was being saved, for example because the camera was lost.
    if (phase !== 'recording' && phase !== 'paused') return void (await take.stop());
    if (phase === 'paused') take.pause();
    this.#part = part;
    this.#take = take;
    this.#set({ isRetake: false });
  }

  #start(stream: MediaStream, partId: string): Take | null {
    try {
      return this.around.startTake(stream, {
        onChunk: this.#keeper(partId),
        onBroken: (why) => void this.interrupt(why),
      });
    } catch {
      return null;
    }
  }

  /** Stores chunks in order. The first one that cannot be stored ends the answer there. */
  #keeper(partId: string): (chunk: Blob, seconds: number) => void {
    let index = 0;
    return (chunk, seconds) => {
      const place = { recordingId: this.#state.recording.id, partId, index: index++ };
      this.#writes = this.#writes
        .then(() => this.around.store.addChunk(place, chunk, seconds))
        .catch(() => void this.interrupt('storage'));
    };
  }

  async #end({ isFinished }: { isFinished: boolean }): Promise<void> {
    const [take, part] = [this.#take, this.#part];
    if (!take || !part) return;
    this.#take = null;
    this.#set({ phase: 'saving' });
    const seconds = await take.stop();
    await this.#writes;
    const { recording, index } = this.#state;
    const parts = answerAt(recording, index).parts.map((each) => (each.id === part.id ? { ...each, seconds } : each));
    this.#set({ elapsed: secondsOf({ parts, isFinished }) });
    try {
      await this.#save(withAnswer(recording, index, { parts, isFinished }));
      this.#set({ phase: isFinished ? 'answered' : 'thinking', left: null });
    } catch {
      this.#set({ phase: 'thinking', left: null, trouble: 'storage' });
    }
  }

  async #discard(index: number): Promise<void> {
    const { recording } = this.#state;
    await this.#save(withoutAnswer(recording, index));
    for (const { id } of answerAt(recording, index).parts) await this.around.store.removePart(recording.id, id);
  }

  #before(): number {
    const { recording, index } = this.#state;
    return secondsOf(answerAt(recording, index));
  }

  /** Saves notes, trims and settings of the recording. @returns false if this device could not store it; it then lasts as long as the page */
  async #keep(recording: Recording): Promise<boolean> {
    return this.#save(recording).then(
      () => true,
      () => false,
    );
  }

  async #save(recording: Recording): Promise<void> {
    this.#set({ recording });
    await this.around.store.save(recording);
  }

  #set(change: Partial<RecorderState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
