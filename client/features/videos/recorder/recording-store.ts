import type { Recording } from '../domain/recording';

/** Storage of recordings on this device, chunk by chunk. */
export interface RecordingStore {
  /** This person's unpublished recording on this device; null for none. */
  load(person: string): Promise<Recording | null>;
  save(recording: Recording): Promise<void>;
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
