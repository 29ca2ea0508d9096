import { useSyncExternalStore } from 'react';
import { onEndOfSession, resumableUpload, session } from '../../../lib/backend';
import type { UploadPhase } from '../../../lib/upload';
import type { EntryValues } from '../forms/entry.schema';
import { addCompanyVideo } from './add-company-video';

export interface NewCompanyVideo {
  readonly companyId: string;
  readonly file: File;
  readonly values: EntryValues;
}

/** The upload of this tab, or none. It lives outside of the pages, so that navigation does not stop it. */
export type CompanyUpload =
  | { readonly name: 'sending'; readonly video: NewCompanyVideo; readonly phase: UploadPhase }
  | { readonly name: 'failed'; readonly video: NewCompanyVideo; readonly error: unknown };

let current: CompanyUpload | null = null;
let controller: AbortController | null = null;
/** An uploaded file that is in no gallery yet, so that a retry does not upload it again. */
let arrived: { readonly file: File; readonly url: string } | null = null;
const listeners = new Set<() => void>();

function set(next: CompanyUpload | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCompanyUpload(): CompanyUpload | null {
  return useSyncExternalStore(subscribe, () => current);
}

// Closing the tab would stop the upload, so the browser asks first.
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

async function send(video: NewCompanyVideo, signal: AbortSignal): Promise<string> {
  if (arrived?.file === video.file) return arrived.url;
  const videoId = await resumableUpload({
    file: video.file,
    metadata: { title: video.values.title },
    onPhase: (phase) => set({ name: 'sending', video, phase }),
    signal,
  });
  const url = `/api/stream/video/${videoId}`;
  arrived = { file: video.file, url };
  return url;
}

/** Uploads a video and adds it to the gallery. Resolves to true after that, to false if it was stopped or refused. */
export async function startCompanyUpload(video: NewCompanyVideo): Promise<boolean> {
  if (current?.name === 'sending') return false;
  const own = new AbortController();
  controller = own;
  set({
    name: 'sending',
    video,
    phase: { name: 'uploading', percent: 0, sentBytes: 0, totalBytes: video.file.size },
  });
  const release = session.occupy();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    const url = await send(video, own.signal);
    await addCompanyVideo({ company_id: video.companyId, video_url: url, ...video.values });
    arrived = null;
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

/** Stops a running upload, or dismisses a failed one. */
export function dismissCompanyUpload(): void {
  controller?.abort();
  set(null);
}

// An expired session does not stop an upload, which has its own token.
onEndOfSession((reason) => {
  if (reason !== 'expired') dismissCompanyUpload();
});
