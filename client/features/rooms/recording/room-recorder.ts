import type { RoomRecording } from '@modules/rooms/http/room-messages.contract';
import type { StartTake, Take } from '../../../lib/recording/take';
import type { CallPhase } from '../call/room-call';
import type { MixedPerson, Mixer } from './mixer';

/** The state of the call that the recorder follows; passed on after each change. */
export interface RecordedCall {
  readonly phase: CallPhase;
  readonly isOffline: boolean;
  readonly recording: RoomRecording | null;
  /** Everybody in the room, this tab's person too. */
  readonly people: readonly MixedPerson[];
}

export interface RecorderSurroundings {
  /** Id of this tab in the room. */
  readonly connection: string;
  readonly createMixer: () => Mixer;
  readonly startTake: StartTake;
  /** The recorded file, if it may be kept. */
  readonly onFinished: (recordingId: string, file: Blob) => void;
  /** The browser cannot record, or an hour is almost over: the recording must be stopped. */
  readonly onMustStop: (recordingId: string) => void;
}

/** An hour of this is 710 MB, and the server takes a gigabyte. */
const PICTURE_BITS = 1_500_000;
/** The server takes an hour. */
const LONGEST_SECONDS = 58 * 60;

interface Running {
  readonly recordingId: string;
  readonly mixer: Mixer;
  readonly take: Take;
  readonly chunks: Blob[];
  isPaused: boolean;
}

/**
 * Records in the tab of the host who asked. It follows the server: it records only while everybody here has agreed, only people who
 * have agreed, and drops everything if the recording is not kept.
 */
export class RoomRecorder {
  #running: Running | null = null;
  #ended = '';

  constructor(private readonly around: RecorderSurroundings) {}

  /** Seconds of the recording, without pauses; null while nothing is recorded. */
  seconds(): number | null {
    return this.#running?.take.seconds() ?? null;
  }

  follow({ phase, isOffline, recording, people }: RecordedCall): void {
    if (this.#running && recording?.recording_id !== this.#running.recordingId) this.#drop();
    if (phase !== 'in') {
      // The host left. Another tab of the same person cannot continue, and the server does not keep it.
      if (phase === 'replaced') this.#drop();
      else this.#finish();
      return;
    }
    if (recording === null || recording.connection !== this.around.connection) return;
    if (recording.status === 'ENDED') return this.#finish();
    if (recording.status !== 'ON') return this.#drop();
    // Offline, this tab would not learn that a person withdrew their consent, so it pauses.
    if (!recording.is_running || isOffline) return this.#pause();
    this.#record(recording, people);
  }

  /** The page is closed, so the file is dropped. */
  close(): void {
    this.#drop();
  }

  #record({ recording_id: id, agreed }: RoomRecording, people: readonly MixedPerson[]): void {
    const recorded = people.filter((person) => agreed.includes(person.id));
    if (this.#running) {
      this.#running.mixer.show(recorded);
      if (this.#running.isPaused) this.#running.take.resume();
      this.#running.isPaused = false;
      return;
    }
    if (this.#ended === id) return;
    let mixer: Mixer | null = null;
    try {
      mixer = this.around.createMixer();
      mixer.show(recorded);
      const chunks: Blob[] = [];
      const take = this.around.startTake(
        mixer.stream,
        {
          onChunk: (chunk, seconds) => {
            chunks.push(chunk);
            if (seconds >= LONGEST_SECONDS) this.around.onMustStop(id);
          },
          onBroken: () => this.around.onMustStop(id),
        },
        PICTURE_BITS,
      );
      this.#running = { recordingId: id, mixer, take, chunks, isPaused: false };
    } catch {
      // No canvas, no sound output or no encoder; the sign of the recording must not stay.
      mixer?.close();
      this.#ended = id;
      this.around.onMustStop(id);
    }
  }

  #pause(): void {
    if (!this.#running || this.#running.isPaused) return;
    this.#running.isPaused = true;
    this.#running.take.pause();
    this.#running.mixer.show([]);
  }

  #finish(): void {
    const running = this.#end();
    if (!running) return;
    const { recordingId, take, mixer, chunks } = running;
    void take.stop().then(() => {
      mixer.close();
      if (chunks.length > 0) this.around.onFinished(recordingId, new Blob(chunks, { type: chunks[0]?.type ?? '' }));
    });
  }

  #drop(): void {
    const running = this.#end();
    if (!running) return;
    void running.take.stop().then(() => running.mixer.close());
  }

  #end(): Running | null {
    const running = this.#running;
    if (running) this.#ended = running.recordingId;
    this.#running = null;
    return running;
  }
}
