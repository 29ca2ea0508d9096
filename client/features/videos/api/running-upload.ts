import { useSyncExternalStore } from 'react';
import type { VideoQuality } from '@modules/media/http/media.contract';
import type { BegunUpload } from '../../../lib/resumable-upload';
import { onEndOfSession, resumableUpload, session, unfinishedUploads } from '../../../lib/backend';
import type { UnfinishedUpload } from '../../../lib/unfinished-uploads';
import type { QuestionInput } from '@modules/media/http/questions.contract';
import type { UploadPhase } from '../../../lib/upload';
import { BackgroundCopy } from './background';
import { replaceQuestions } from './questions';

export interface NewVideo {
  readonly file: File;
  readonly title: string;
  readonly quality: VideoQuality;
  /** Less noise in the sound. */
  readonly reducesNoise?: boolean;
  /** Only the sound is kept. */
  readonly isSoundOnly?: boolean;
  /** The recording for which a phrase was drawn: its id. */
  readonly presence?: string;
  /** Final before the upload starts; sent right after it ends. */
  readonly questions: readonly QuestionInput[];
  /** Size in bytes of each recording in the file, if it joins several. */
  readonly parts?: readonly number[];
  /** The kept span of each recording, if any is trimmed: `keptSpans` of the upload's contract. */
  readonly kept?: string;
  /** The posting that the video answers; the person returns to it afterwards. */
  readonly jobId?: string;
  /** The recording on this device that it was made from; deleted once it arrived. */
  readonly recordingId?: string;
  /** Shown if it arrives while no page is open, and the person turned notifications on. */
  readonly notice?: { readonly title: string; readonly body: string };
  /** Runs after the upload, also after a retry. */
  readonly onArrived?: (videoId: string) => Promise<void>;
}

/** The only upload of this window, or none. It lives outside the pages, so that the person can navigate meanwhile. */
export type RunningUpload =
  | {
      readonly name: 'sending';
      readonly video: NewVideo;
      readonly phase: UploadPhase;
      /** The browser goes on without the page. */
      readonly mayClose?: boolean;
    }
  | { readonly name: 'failed'; readonly video: NewVideo; readonly error: unknown };

let current: RunningUpload | null = null;
let controller: AbortController | null = null;
let background: BackgroundCopy | null = null;
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

/** A copy that cannot be deleted expires after a day, and the next page that reads it finds its video complete. */
const noCopy = (): void => undefined;

/** Shows an upload that was refused while no page was open. */
export function showRefused(video: NewVideo, error: unknown): void {
  if (current === null) set({ name: 'failed', video, error });
}

/**
 * Uploads a video and its questions.
 *
 * @param before an upload of this device that goes on
 */
export async function startUpload(video: NewVideo, before?: BegunUpload): Promise<Sent> {
  if (current?.name === 'sending') return 'stopped';
  const own = new AbortController();
  controller = own;
  let mayClose = false;
  let latest: UploadPhase;
  const onPhase = (phase: UploadPhase): void => {
    latest = phase;
    set({ name: 'sending', video, phase, mayClose });
  };
  const copy = new BackgroundCopy(video, () => {
    if (own !== controller || current?.name !== 'sending') return;
    mayClose = true;
    window.removeEventListener('beforeunload', warnBeforeLeaving);
    onPhase(latest);
  });
  background = copy;
  onPhase({ name: 'uploading', percent: 0, sentBytes: 0, totalBytes: video.file.size });
  const release = session.occupy();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    const videoId = await resumableUpload({
      file: video.file,
      ...(before && { before }),
      metadata: {
        ...(video.title !== '' && { title: video.title }),
        ...(video.parts && { parts: video.parts.join(',') }),
        ...(video.kept !== undefined && { kept: video.kept }),
        quality: video.quality,
        ...(video.isSoundOnly === true && { kind: 'AUDIO' }),
        ...(video.reducesNoise === true && { reduces_noise: 'true' }),
        ...(video.presence !== undefined && { presence: video.presence }),
      },
      onPhase,
      // Without a copy the upload needs the page, which says so.
      onBegun: (begun) => void copy.begin(begun).catch(() => undefined),
      onGivenUp: () => void copy.forget().catch(noCopy),
      signal: own.signal,
    });
    await copy.noteArrival().catch(noCopy);
    set(null);
    // The video is uploaded. A failed cleanup is repeated the next time the recording is read.
    await video.onArrived?.(videoId).catch(() => undefined);
    // Questions need an uploaded video. If they fail, the video still stays.
    const sent = await replaceQuestions(videoId, video.questions).then(
      () => 'whole' as const,
      () => 'without-questions' as const,
    );
    await copy.forget().catch(noCopy);
    return sent;
  } catch (error) {
    set(own.signal.aborted ? null : { name: 'failed', video, error });
    return 'stopped';
  } finally {
    copy.leave();
    release();
    window.removeEventListener('beforeunload', warnBeforeLeaving);
  }
}

/** Stops a running upload, or dismisses a failed one. */
export function dismissUpload(): void {
  controller?.abort();
  void background?.forget().catch(noCopy);
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
