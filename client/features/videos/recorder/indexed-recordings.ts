import { z } from 'zod';
import { recordingsDatabase } from '../../../lib/kept-recordings';
import { partsOf, type Recording, withSeconds } from '../domain/recording';
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
  thinkSeconds: z.number().nullable(),
  prompts: z.array(z.object({ text: z.string(), maxSeconds: z.number(), blockId: z.string().nullable() })),
  answers: z.array(
    z.object({ parts: z.array(z.object({ id: z.string(), seconds: z.number() })), isFinished: z.boolean() }),
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
