import { useCallback, useEffect, useState } from 'react';
import { session } from '../../../lib/backend';
import { partsOf, type Recording, questionsOf, withSeconds } from '../domain/recording';
import { createIndexedRecordings } from '../recorder/indexed-recordings';
import { measureRecording } from '../recorder/measure-recording';
import type { RecordingStore } from '../recorder/recording-store';
import type { NewVideo } from './running-upload';

/** Recordings on this device that are not published yet. */
export const recordings: RecordingStore = createIndexedRecordings(
  () => indexedDB,
  () => Date.now(),
);

/** File name prefix of recordings, so that the upload page recognises them. */
export const recordedFileName = 'entrevue-';

export type UnfinishedRecording =
  | { readonly status: 'loading' }
  /** The browser stores nothing, for example in some private windows. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly recording: Recording | null };

/** The person's unfinished recording on this device, and a function to read it again. */
export function useUnfinishedRecording(): readonly [UnfinishedRecording, () => void] {
  const [state, setState] = useState<UnfinishedRecording>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const show = (next: UnfinishedRecording): void => {
      if (!isOver) setState(next);
    };
    const person = session.userId();
    const looking = person === null ? Promise.resolve(null) : recordings.load(person);
    looking.then(
      (recording) => show({ status: 'ready', recording }),
      () => show({ status: 'unavailable' }),
    );
    return () => {
      isOver = true;
    };
  }, [turn]);
  return [state, useCallback(() => setTurn((before) => before + 1), [])];
}

/** Files of one answer, to play them. The parts become one video only when they are published. */
export async function answerFiles(recording: Recording, index: number): Promise<readonly Blob[]> {
  const parts = recording.answers[index]?.parts ?? [];
  return Promise.all(parts.map(({ id }) => fileOf(recording, id)));
}

async function fileOf(recording: Recording, partId: string): Promise<Blob> {
  const chunks = await recordings.chunksOf(recording.id, partId);
  return new Blob([...chunks], { type: (chunks[0]?.type ?? '').split(';')[0] ?? '' });
}

const endings: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'audio/mp4': 'm4a', 'audio/webm': 'weba' };

/** All answers as one upload, with the start of each recording and the time of each question. */
export async function asNewVideo(
  recording: Recording,
  details: Pick<NewVideo, 'title' | 'quality'>,
): Promise<NewVideo> {
  const files: Blob[] = [];
  const lengths = new Map<string, number>();
  for (const { id, seconds } of partsOf(recording)) {
    const file = await fileOf(recording, id);
    if (file.size === 0) continue;
    files.push(file);
    lengths.set(id, (await measureRecording(file)) ?? seconds);
  }
  const type = files[0]?.type ?? 'video/webm';
  const day = new Date(recording.startedAt).toISOString().slice(0, 10);
  const name = `${recordedFileName}${day}.${endings[type] ?? 'webm'}`;
  return {
    // Name, size and time must not change between calls, so that an interrupted upload can resume.
    file: new File(files, name, { type, lastModified: recording.startedAt }),
    questions: questionsOf(withSeconds(recording, lengths)),
    ...(recording.isSoundOnly === true && { isSoundOnly: true }),
    ...(recording.jobId !== null && { jobId: recording.jobId }),
    ...(files.length > 1 && { parts: files.map(({ size }) => size) }),
    ...details,
  };
}
