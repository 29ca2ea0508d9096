import type { SpokenLanguage } from './video-transcript.entity.js';
import type { Cue } from './web-vtt.js';

/** What a machine heard. */
export interface HeardWords {
  /** Null for a language this product does not speak. */
  readonly language: SpokenLanguage | null;
  readonly cues: readonly Cue[];
}

/** Writes down what is said. A port: there may be no such service, and then owners write for themselves. */
export abstract class Transcriber {
  /** Whether there is one. */
  abstract readonly isThere: boolean;

  /**
   * @param path of a local audio file
   * @throws when the service is away, too slow or says something that makes no sense; trying again may help
   */
  abstract transcribe(path: string, signal: AbortSignal): Promise<HeardWords>;
}
