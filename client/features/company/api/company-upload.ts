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

/** The one upload of this window, or none. It lives outside of the pages, so that one can go elsewhere meanwhile. */
export type CompanyUpload =
  | { readonly name: 'sending'; readonly video: NewCompanyVideo; readonly phase: UploadPhase }
  | { readonly name: 'failed'; readonly video: NewCompanyVideo; readonly error: unknown };

let current: CompanyUpload | null = null;
let controller: AbortController | null = null;
/** Bytes that arrived and stand in no gallery yet: another attempt does not send them again. */
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

// Closing the tab would end the upload: the browser asks first.
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

/** Sends a video and puts it into the gallery. Resolves to true once it stands there, to false when it was stopped or refused. */
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

/** Stops a running upload, or puts a failed one away. */
export function dismissCompanyUpload(): void {
  controller?.abort();
  set(null);
}

// A session that ran out does not end an upload, which has a key of its own.
onEndOfSession((reason) => {
  if (reason !== 'expired') dismissCompanyUpload();
});
