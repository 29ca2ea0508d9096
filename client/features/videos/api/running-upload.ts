import { useSyncExternalStore } from 'react';
import type { VideoQuality } from '@modules/media/http/media.contract';
import { onEndOfSession, resumableUpload, session, unfinishedUploads } from '../../../lib/backend';
import type { UnfinishedUpload } from '../../../lib/unfinished-uploads';
import type { QuestionInput } from '@modules/media/http/questions.contract';
import type { UploadPhase } from '../../../lib/upload';
import { replaceQuestions } from './questions';

export interface NewVideo {
  readonly file: File;
  readonly title: string;
  readonly quality: VideoQuality;
  /** Settled before the video leaves; sent right after it has arrived. */
  readonly questions: readonly QuestionInput[];
  /** Bytes of each recording in the file, where it is several, one after the other. */
  readonly parts?: readonly number[];
  /** The posting it answers, which is where one goes on from it. */
  readonly jobId?: string;
  /** Runs once it has arrived, whoever asked for the last try. */
  readonly onArrived?: () => Promise<void>;
}

/** The one upload of this window, or none. It lives outside of the pages, so that one can go elsewhere meanwhile. */
export type RunningUpload =
  | { readonly name: 'sending'; readonly video: NewVideo; readonly phase: UploadPhase }
  | { readonly name: 'failed'; readonly video: NewVideo; readonly error: unknown };

let current: RunningUpload | null = null;
let controller: AbortController | null = null;
const listeners = new Set<() => void>();

function set(next: RunningUpload | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRunningUpload(): RunningUpload | null {
  return useSyncExternalStore(subscribe, () => current);
}

// Closing the tab would end the upload: the browser asks first.
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** What became of a video that was sent: with its questions, without them, or not at all. */
export type Sent = 'whole' | 'without-questions' | 'stopped';

/** Sends a video and its questions. */
export async function startUpload(video: NewVideo): Promise<Sent> {
  if (current?.name === 'sending') return 'stopped';
  const own = new AbortController();
  controller = own;
  const onPhase = (phase: UploadPhase): void => set({ name: 'sending', video, phase });
  onPhase({ name: 'uploading', percent: 0, sentBytes: 0, totalBytes: video.file.size });
  const release = session.occupy();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    const videoId = await resumableUpload({
      file: video.file,
      metadata: {
        ...(video.title !== '' && { title: video.title }),
        ...(video.parts && { parts: video.parts.join(',') }),
        quality: video.quality,
      },
      onPhase,
      signal: own.signal,
    });
    set(null);
    // The video is there; what could not be tidied up here is, when it is looked at the next time.
    await video.onArrived?.().catch(() => undefined);
    // They belong to a video from the moment there is one. The video is there whatever becomes of them.
    return await replaceQuestions(videoId, video.questions).then(
      () => 'whole' as const,
      () => 'without-questions' as const,
    );
  } catch (error) {
    set(own.signal.aborted ? null : { name: 'failed', video, error });
    return 'stopped';
  } finally {
    release();
    window.removeEventListener('beforeunload', warnBeforeLeaving);
  }
}

/** Stops a running upload, or puts a failed one away. */
export function dismissUpload(): void {
  controller?.abort();
  set(null);
}

// Who signs out wants nothing to go on; a session that ran out does not end an upload, which has a key of its own.
onEndOfSession((reason) => {
  if (reason !== 'expired') dismissUpload();
});

/** The upload that goes on when its file is chosen again, or none. */
export function useUnfinishedUpload(): UnfinishedUpload | null {
  return useSyncExternalStore(unfinishedUploads.subscribe, unfinishedUploads.latest);
}

/** Forgets it here; its bytes go when their time is over. */
export function giveUpUnfinished(): void {
  unfinishedUploads.forget();
}
