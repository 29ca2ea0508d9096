import { useSyncExternalStore } from 'react';
import { videoUploadResult, type VideoQuality } from '@modules/media/http/media.contract';
import { onEndOfSession, session, upload } from '../../../lib/backend';
import type { UploadPhase } from '../../../lib/upload';

export interface NewVideo {
  readonly file: File;
  readonly title: string;
  readonly quality: VideoQuality;
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

/** Sends a video. Resolves to true once the server has taken it, to false when it was stopped or refused. */
export async function startUpload(video: NewVideo): Promise<boolean> {
  if (current?.name === 'sending') return false;
  const own = new AbortController();
  controller = own;
  const onPhase = (phase: UploadPhase): void => set({ name: 'sending', video, phase });
  onPhase({ name: 'uploading', percent: 0, sentBytes: 0, totalBytes: video.file.size });
  const release = session.occupy();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    await upload({
      path: '/api/upload/video',
      fields: { ...(video.title !== '' && { title: video.title }), quality: video.quality },
      file: video.file,
      answer: videoUploadResult,
      onPhase,
      signal: own.signal,
    });
    set(null);
    return true;
  } catch (error) {
    set(own.signal.aborted ? null : { name: 'failed', video, error });
    return false;
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

onEndOfSession(dismissUpload);
