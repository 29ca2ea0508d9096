import type { Recording } from '../domain/recording';

/** What is kept of a recording at this device, piece by piece. */
export interface RecordingStore {
  /** The one this person began here and has not published; null for none. */
  load(person: string): Promise<Recording | null>;
  save(recording: Recording): Promise<void>;
  /** @param seconds how long the part is with this piece */
  addChunk(place: ChunkPlace, chunk: Blob, seconds: number): Promise<void>;
  /** The pieces of a part in their order. */
  chunksOf(recordingId: string, partId: string): Promise<readonly Blob[]>;
  removePart(recordingId: string, partId: string): Promise<void>;
  remove(recordingId: string): Promise<void>;
}

export interface ChunkPlace {
  readonly recordingId: string;
  readonly partId: string;
  readonly index: number;
}
