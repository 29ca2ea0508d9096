import type { SpokenLanguage } from './video-transcript.entity.js';
import type { Cue } from './web-vtt.js';

/** Result of a transcription. */
export interface Transcription {
  /** Null for an unsupported language. */
  readonly language: SpokenLanguage | null;
  readonly cues: readonly Cue[];
}

/** Transcribes speech. A port: without such a service, owners write transcripts themselves. */
export abstract class Transcriber {
  /** Whether a service is configured. */
  abstract readonly isThere: boolean;

  /**
   * @param path of a local audio file
   * @throws if the service is unavailable, too slow, or gives an invalid answer; a retry can help
   */
  abstract transcribe(path: string, signal: AbortSignal): Promise<Transcription>;
}
