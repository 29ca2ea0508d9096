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
  /** Only the sound is kept. */
  readonly isSoundOnly?: boolean;
  /** Final before the upload starts; sent right after it ends. */
  readonly questions: readonly QuestionInput[];
  /** Size in bytes of each recording in the file, if it joins several. */
  readonly parts?: readonly number[];
  /** The posting that the video answers; the person returns to it afterwards. */
  readonly jobId?: string;
  /** Runs after the upload, also after a retry. */
  readonly onArrived?: (videoId: string) => Promise<void>;
}

/** The only upload of this window, or none. It lives outside the pages, so that the person can navigate meanwhile. */
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

// Closing the tab would stop the upload, so the browser asks for confirmation.
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Result of an upload: with its questions, without them, or stopped. */
export type Sent = 'whole' | 'without-questions' | 'stopped';

/** Uploads a video and its questions. */
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
        ...(video.isSoundOnly === true && { kind: 'AUDIO' }),
      },
      onPhase,
      signal: own.signal,
    });
    set(null);
    // The video is uploaded. A failed cleanup is repeated the next time the recording is read.
    await video.onArrived?.(videoId).catch(() => undefined);
    // Questions need an uploaded video. If they fail, the video still stays.
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

/** Stops a running upload, or dismisses a failed one. */
export function dismissUpload(): void {
  controller?.abort();
  set(null);
}

// Signing out stops the upload. An expired session does not, because the upload has its own key.
onEndOfSession((reason) => {
  if (reason !== 'expired') dismissUpload();
});

/** The upload that resumes if its file is chosen again, or null. */
export function useUnfinishedUpload(): UnfinishedUpload | null {
  return useSyncExternalStore(unfinishedUploads.subscribe, unfinishedUploads.latest);
}

/** Forgets the upload on this device; the server deletes its bytes after they expire. */
export function giveUpUnfinished(): void {
  unfinishedUploads.forget();
}
