import type { Answer, Recording } from '../domain/recording';
import type { Trim } from '../domain/trim';

/** Storage of recordings on this device, chunk by chunk. */
export interface RecordingStore {
  /** This person's unpublished recording on this device; null for none. */
  load(person: string): Promise<Recording | null>;
  save(recording: Recording): Promise<void>;
  /**
   * Stores the trim of one answer only, so that two tabs do not undo each other's.
   *
   * @param answer as the caller knows it
   * @returns the stored recording; null if it is gone, or if the answer was recorded again
   */
  trim(recordingId: string, index: number, answer: Answer, trim: Trim): Promise<Recording | null>;
  /** @param seconds length of the part including this chunk */
  addChunk(place: ChunkPlace, chunk: Blob, seconds: number): Promise<void>;
  /** Chunks of a part in order. */
  chunksOf(recordingId: string, partId: string): Promise<readonly Blob[]>;
  removePart(recordingId: string, partId: string): Promise<void>;
  remove(recordingId: string): Promise<void>;
}

export interface ChunkPlace {
  readonly recordingId: string;
  readonly partId: string;
  readonly index: number;
}
