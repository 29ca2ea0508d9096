import { useSyncExternalStore } from 'react';
import { onEndOfSession, resumableUpload, session } from '../../../lib/backend';
import type { UploadPhase } from '../../../lib/upload';

export interface RecordedFile {
  readonly interviewId: string;
  readonly recordingId: string;
  readonly file: Blob;
}

/** The upload of a recording in this tab, or none. It lives outside of the pages, so that navigation does not stop it. */
export type RecordingUpload =
  | { readonly name: 'sending'; readonly recorded: RecordedFile; readonly phase: UploadPhase }
  | { readonly name: 'failed'; readonly recorded: RecordedFile; readonly error: unknown }
  | { readonly name: 'sent'; readonly recorded: RecordedFile };

let current: RecordingUpload | null = null;
let controller: AbortController | null = null;
const listeners = new Set<() => void>();

function set(next: RecordingUpload | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRecordingUpload(): RecordingUpload | null {
  return useSyncExternalStore(subscribe, () => current);
}

// Closing the tab would stop the upload, so the browser asks first.
const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Uploads a recording. The server refuses it if a person has withdrawn their consent. */
export async function startRecordingUpload(recorded: RecordedFile): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  const { file, recordingId } = recorded;
  const extension = file.type.startsWith('video/mp4') ? 'mp4' : 'webm';
  const [type = ''] = file.type.split(';');
  set({ name: 'sending', recorded, phase: { name: 'uploading', percent: 0, sentBytes: 0, totalBytes: file.size } });
  const release = session.occupy();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    await resumableUpload({
      file: new File([file], `interview.${extension}`, { type }),
      metadata: { recording: recordingId },
      onPhase: (phase) => {
        if (!own.signal.aborted) set({ name: 'sending', recorded, phase });
      },
      signal: own.signal,
    });
    set({ name: 'sent', recorded });
  } catch (error) {
    if (!own.signal.aborted) set({ name: 'failed', recorded, error });
  } finally {
    release();
    window.removeEventListener('beforeunload', warnBeforeLeaving);
  }
}

/** Stops a running upload, or forgets a finished one. */
export function dismissRecordingUpload(): void {
  controller?.abort();
  set(null);
}

// An expired session does not stop an upload, which has its own token.
onEndOfSession((reason) => {
  if (reason !== 'expired') dismissRecordingUpload();
});
