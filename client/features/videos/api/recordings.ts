import { useCallback, useEffect, useState } from 'react';
import { session } from '../../../lib/backend';
import { keptUploads } from '../../../lib/this-background';
import { partsOf, type Recording, questionsOf, withSeconds } from '../domain/recording';
import { isOver } from '../domain/presence';
import { readKeptVideo } from '../domain/kept-video';
import { keptParts } from '../domain/trim';
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
    const looking = person === null ? Promise.resolve(null) : ownRecording(person);
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

/** Without those whose video arrived while no page was open. */
async function ownRecording(person: string): Promise<Recording | null> {
  const recording = await recordings.load(person);
  const arrived = (await keptUploads.all()).filter(({ state }) => state === 'arrived');
  if (!arrived.some(({ video }) => readKeptVideo(video)?.recordingId === recording?.id)) return recording;
  return null;
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

/** In the server's notation: milliseconds, or nothing for the whole recording. */
function spanOf(from: number, to: number | null, length: number): string {
  if (from === 0 && to === null) return '';
  // An end after the end of the recording is allowed; the server's clock decides.
  return `${Math.round(from * 1000)}-${Math.ceil((to ?? length + 1) * 1000)}`;
}

const endings: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'audio/mp4': 'm4a', 'audio/webm': 'weba' };

/** A number below a minute in milliseconds, the same for the same text. */
function fingerprint(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 59_999;
  return sum;
}

/** All answers as one upload, with the start of each recording and the time of each question. */
export async function asNewVideo(
  recording: Recording,
  details: Pick<NewVideo, 'title' | 'quality' | 'reducesNoise'>,
): Promise<NewVideo> {
  const files: Blob[] = [];
  const spans: string[] = [];
  const lengths = new Map<string, number>();
  const noted = new Map(partsOf(recording).map(({ id, seconds }) => [id, seconds]));
  for (const { id, from, to } of recording.answers.flatMap(keptParts)) {
    const file = await fileOf(recording, id);
    if (file.size === 0) continue;
    files.push(file);
    const length = (await measureRecording(file)) ?? noted.get(id) ?? 0;
    spans.push(spanOf(from, to, length));
    lengths.set(id, Math.max(0, Math.min(to ?? length, length) - from));
  }
  const type = files[0]?.type ?? 'video/webm';
  const day = new Date(recording.startedAt).toISOString().slice(0, 10);
  const begun = `${spans.join(',')}${details.reducesNoise === true ? ' less noise' : ''}`;
  const name = `${recordedFileName}${day}.${endings[type] ?? 'webm'}`;
  return {
    // Name, size and time must not change between calls, so that an interrupted upload can resume; after another trim or
    // another choice of sound it must not, because the server keeps those with which the upload began.
    file: new File(files, name, { type, lastModified: recording.startedAt + fingerprint(begun) }),
    questions: questionsOf(withSeconds(recording, lengths)),
    ...(spans.some((span) => span !== '') && { kept: spans.join(',') }),
    ...(recording.isSoundOnly === true && { isSoundOnly: true }),
    ...(recording.presence && !isOver(recording.presence, Date.now()) && { presence: recording.id }),
    ...(recording.jobId !== null && { jobId: recording.jobId }),
    ...(files.length > 1 && { parts: files.map(({ size }) => size) }),
    ...details,
  };
}
