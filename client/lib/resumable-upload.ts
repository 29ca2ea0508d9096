import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import {
  resumableChunkBytes,
  resumableUploadsPath,
  uploadTokenHeader,
} from '@modules/media/http/resumable-addresses.contract';
import { mayHelp } from '../service-worker/upload-protocol';
import { clientError, errorFromBody } from './api-error';
import { newTraceParent } from './trace-parent';
import { sendingPercent, type UploadPhase } from './upload';
import type { UnfinishedUploads } from './unfinished-uploads';

/** An upload that the server knows. */
export interface BegunUpload {
  readonly id: string;
  /** Null if another page began it. */
  readonly token: string | null;
}

export interface ResumableRequest {
  readonly file: File;
  /** The upload to go on with; by default the last one of this file. */
  readonly before?: BegunUpload;
  /** Title and quality, with the names of the contract. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly onPhase: (phase: UploadPhase) => void;
  /** The upload has an address; again with another id if the server no longer had the first one. */
  readonly onBegun?: (upload: BegunUpload) => void;
  /** It was cancelled or refused, and does not resume. */
  readonly onGivenUp?: () => void;
  readonly signal: AbortSignal;
}

/** The used part of the library; specs pass their own. */
export interface TusLibrary {
  readonly Upload: new (
    file: File,
    options: ConstructorParameters<typeof Upload>[1],
  ) => Pick<Upload, 'start' | 'abort' | 'url'>;
}

export interface ResumableSurroundings {
  /** Loaded when the first upload starts. */
  readonly library: () => Promise<TusLibrary>;
  /** Current token, CSRF token and language, because an upload may span several sessions. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly unfinished: UnfinishedUploads;
  /** Waits until no other page and no service worker sends this upload. @returns a function that lets others send */
  readonly hold: (id: string, signal: AbortSignal) => Promise<() => void>;
  /** Waits before the next attempt; `attempt` counts from 1. Ends early when the network returns. */
  readonly waitForServer: (attempt: number) => Promise<void>;
  readonly onRefused: () => void;
  readonly onChanged: (path: string) => void;
}

/** @returns the id of the video */
export type ResumableUploader = (request: ResumableRequest) => Promise<string>;

/** Pauses between the library's retries. After the last one, `goesOn` decides whether to wait for the network. */
const RETRY_AFTER_MS = [0, 1_000, 2_000];

/** No network, or the server is restarting: the upload waits, without a time limit. */
const goesOn = (status: number): boolean => status === 0 || status === 502 || status === 503 || status === 504;

const idOf = (url: string): string => url.split('/').at(-1) ?? '';

/** One sender at a time: the lock of the current id, which changes if the server no longer has the first upload. */
function createTurn(hold: ResumableSurroundings['hold'], signal: AbortSignal) {
  let current: { readonly id: string; readonly held: Promise<() => void> } | null = null;
  const end = (): void => {
    current?.held.then(
      (release) => release(),
      () => undefined,
    );
    current = null;
  };
  const of = async (id: string): Promise<void> => {
    if (current?.id !== id) {
      end();
      // If no turn can be had, the lock of the server orders the senders.
      const held = hold(id, signal).catch(() => {
        signal.throwIfAborted();
        return () => undefined;
      });
      current = { id, held };
    }
    await current.held;
  };
  return { of, end };
}

function failureOf(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return clientError('CLIENT.UPLOAD_NETWORK');
  const refusal = errorFromBody(response.getStatus(), response.getBody());
  return refusal.message === '' ? clientError('CLIENT.UPLOAD_STATUS', response.getStatus()) : refusal;
}

/**
 * Uploads a file in chunks (tus 1.0.0). Chunks that arrived are not sent again, neither after a disconnection nor after
 * a reload if the same file is chosen.
 */
export function createResumableUploader(around: ResumableSurroundings): ResumableUploader {
  return async ({ file, metadata, before: given, onPhase, onBegun, onGivenUp, signal }) => {
    const { Upload } = await around.library();
    signal.throwIfAborted();
    let token: string | null = given?.token ?? null;
    let isOver = false;
    const turn = createTurn(around.hold, signal);
    // One trace for all chunks of the file.
    const traceparent = newTraceParent();
    return new Promise<string>((resolve, reject) => {
      const before = given ? `${resumableUploadsPath}/${given.id}` : around.unfinished.find(file)?.url;
      const giveUp = (): void => {
        around.unfinished.forget(file);
        onGivenUp?.();
      };
      let percent = 0;
      let failures = 0;
      const upload = new Upload(file, {
        endpoint: resumableUploadsPath,
        ...(before !== undefined && { uploadUrl: before }),
        metadata: { filename: file.name, ...(file.type !== '' && { filetype: file.type }), ...metadata },
        chunkSize: resumableChunkBytes,
        retryDelays: RETRY_AFTER_MS,
        storeFingerprintForResuming: false,
        onBeforeRequest: async (request: HttpRequest) => {
          // Deleting a cancelled upload waits for nothing.
          if (upload.url !== null && !isOver) await turn.of(idOf(upload.url));
          for (const [name, value] of Object.entries(around.headers())) request.setHeader(name, value);
          request.setHeader('traceparent', traceparent);
          // The session may end during the upload, so the upload has its own token.
          if (token !== null) request.setHeader(uploadTokenHeader, token);
        },
        onAfterResponse: (_, response) => {
          token = response.getHeader(uploadTokenHeader) ?? token;
        },
        onUploadUrlAvailable: () => {
          if (upload.url === null) return;
          around.unfinished.note(file, upload.url);
          onBegun?.({ id: idOf(upload.url), token });
        },
        onShouldRetry: (error) => mayHelp(error.originalResponse?.getStatus() ?? 0),
        onProgress: (sentBytes, totalBytes) => {
          percent = sendingPercent(sentBytes, totalBytes);
          onPhase(
            sentBytes < totalBytes ? { name: 'uploading', percent, sentBytes, totalBytes } : { name: 'arriving' },
          );
        },
        onChunkComplete: () => {
          failures = 0;
        },
        onSuccess: () => {
          stop();
          around.unfinished.forget(file);
          around.onChanged(resumableUploadsPath);
          resolve(idOf(upload.url ?? ''));
        },
        onError: (error) => {
          if (isOver) return;
          const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
          if (goesOn(status)) {
            failures += 1;
            onPhase({ name: 'waiting', percent });
            void around.waitForServer(failures).then(() => {
              if (!signal.aborted) upload.start();
            });
            return;
          }
          stop();
          const failure = failureOf(error);
          if (status === 401) around.onRefused();
          // A refused upload starts from the beginning next time; an interrupted one resumes.
          else if (status >= 400 && !mayHelp(status)) giveUp();
          reject(failure);
        },
      });
      const cancel = (): void => {
        stop();
        giveUp();
        // Cancelling also deletes the uploaded bytes. If that fails, the server deletes them after they expire.
        upload.abort(true).catch(() => undefined);
        reject(new DOMException('Aborted', 'AbortError'));
      };
      const stop = (): void => {
        isOver = true;
        turn.end();
        signal.removeEventListener('abort', cancel);
      };
      signal.addEventListener('abort', cancel, { once: true });
      upload.start();
    });
  };
}
