import { z } from 'zod';
import { recordingsDatabase } from '../../../lib/kept-recordings';
import { answerAt, partsOf, type Recording, withAnswer, withSeconds } from '../domain/recording';
import { usualNotesSpeed } from '../domain/notes';
import { hasSameParts, validTrim } from '../domain/trim';
import type { RecordingStore } from './recording-store';

/** Unfinished recordings are deleted after this time. */
const KEPT_MS = 7 * 24 * 3_600_000;

const recordingShape = z.object({
  id: z.string(),
  person: z.string(),
  startedAt: z.number(),
  // Recordings begun before postings had questions have no job id.
  jobId: z.string().nullable().default(null),
  isSoundOnly: z.boolean().default(false),
  presence: z.object({ phrase: z.string(), gesture: z.string(), expiresAt: z.string() }).nullable().default(null),
  thinkSeconds: z.number().nullable(),
  // Recordings begun before there were notes have none.
  notes: z.array(z.string()).default([]),
  notesSpeed: z.number().default(usualNotesSpeed),
  prompts: z.array(z.object({ text: z.string(), maxSeconds: z.number(), blockId: z.string().nullable() })),
  answers: z.array(
    z.object({
      parts: z.array(z.object({ id: z.string(), seconds: z.number() })),
      isFinished: z.boolean(),
      trim: z.object({ start: z.number(), end: z.number() }).nullable().default(null),
    }),
  ),
});

/** Bytes instead of a Blob, because some browsers lose the content of a stored Blob. */
interface KeptChunk {
  readonly recordingId: string;
  readonly partId: string;
  readonly index: number;
  readonly seconds: number;
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store of the browser refused'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store of the browser refused'));
  });
}

const ofPart = (recordingId: string, partId: string): IDBKeyRange =>
  IDBKeyRange.bound([recordingId, partId, 0], [recordingId, partId, Number.MAX_SAFE_INTEGER]);
const ofRecording = (recordingId: string): IDBKeyRange => IDBKeyRange.bound([recordingId], [recordingId, []]);

/** Recordings in IndexedDB: `recordings` by id, `chunks` by recording, part and index. */
export function createIndexedRecordings(factory: () => IDBFactory, now: () => number): RecordingStore {
  let opening: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opening ??= (async () => {
      const request = factory().open(recordingsDatabase, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('recordings', { keyPath: 'id' });
        request.result.createObjectStore('chunks', { keyPath: ['recordingId', 'partId', 'index'] });
      };
      const database = await answered(request);
      // Signing out deletes the database, which an open connection would block.
      database.onversionchange = () => {
        database.close();
        opening = null;
      };
      return database;
    })().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const write = async (change: (chunks: IDBObjectStore, recordings: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await open()).transaction(['chunks', 'recordings'], 'readwrite');
    change(transaction.objectStore('chunks'), transaction.objectStore('recordings'));
    await committed(transaction);
  };
  const read = async <T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(ask((await open()).transaction(store, 'readonly').objectStore(store)));
  const remove = (recordingId: string): Promise<void> =>
    write((chunks, recordings) => {
      chunks.delete(ofRecording(recordingId));
      recordings.delete(recordingId);
    });

  /** Reads the stored state: a tab may have closed between two chunks. */
  async function found(recording: Recording): Promise<Recording> {
    const lengths = new Map<string, number>();
    for (const { id } of partsOf(recording)) {
      const kept = await read<KeptChunk[]>(
        'chunks',
        (store) => store.getAll(ofPart(recording.id, id)) as IDBRequest<KeptChunk[]>,
      );
      const last = kept.at(-1);
      if (last) lengths.set(id, last.seconds);
    }
    return withSeconds(recording, lengths);
  }

  return {
    load: async (person) => {
      const all = await read<unknown[]>('recordings', (store) => store.getAll());
      let own: Recording | null = null;
      for (const each of all) {
        const parsed = recordingShape.safeParse(each);
        if (!parsed.success) continue;
        if (parsed.data.startedAt + KEPT_MS < now()) await remove(parsed.data.id);
        else if (parsed.data.person === person) own = parsed.data;
      }
      return own && found(own);
    },
    save: (recording) => write((_, recordings) => recordings.put(recording)),
    trim: async (recordingId, index, answer, trim) => {
      const transaction = (await open()).transaction('recordings', 'readwrite');
      const done = committed(transaction);
      const store = transaction.objectStore('recordings');
      const parsed = recordingShape.safeParse(await answered(store.get(recordingId) as IDBRequest<unknown>));
      const kept = parsed.success ? answerAt(parsed.data, index) : null;
      const isSame = parsed.success && kept !== null && hasSameParts(kept, answer);
      const next = isSame ? withAnswer(parsed.data, index, { ...kept, trim: validTrim(answer, trim) }) : null;
      if (next) store.put(next);
      await done;
      return next;
    },
    addChunk: async ({ recordingId, partId, index }, chunk, seconds) => {
      const bytes = await chunk.arrayBuffer();
      const kept: KeptChunk = { recordingId, partId, index, seconds, bytes, type: chunk.type };
      await write((chunks) => chunks.put(kept));
    },
    chunksOf: async (recordingId, partId) => {
      const kept = await read<KeptChunk[]>(
        'chunks',
        (store) => store.getAll(ofPart(recordingId, partId)) as IDBRequest<KeptChunk[]>,
      );
      return kept.map(({ bytes, type }) => new Blob([bytes], { type }));
    },
    removePart: (recordingId, partId) => write((chunks) => chunks.delete(ofPart(recordingId, partId))),
    remove,
  };
}
