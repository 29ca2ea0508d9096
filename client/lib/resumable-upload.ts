import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { resumableChunkBytes, resumableUploadsPath, uploadTokenHeader } from '@modules/media/http/resumable.contract';
import { clientError, errorFromBody } from './api-error';
import { sendingPercent, type UploadPhase } from './upload';
import type { UnfinishedUploads } from './unfinished-uploads';

export interface ResumableRequest {
  readonly file: File;
  /** Title and quality, with the names of the contract. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly onPhase: (phase: UploadPhase) => void;
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

/** Retrying a refused request helps only for these statuses. */
const mayHelp = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;

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
  return async ({ file, metadata, onPhase, signal }) => {
    const { Upload } = await around.library();
    signal.throwIfAborted();
    let token: string | null = null;
    return new Promise<string>((resolve, reject) => {
      const before = around.unfinished.find(file);
      let percent = 0;
      let failures = 0;
      const upload = new Upload(file, {
        endpoint: resumableUploadsPath,
        ...(before && { uploadUrl: before.url }),
        metadata: { filename: file.name, ...(file.type !== '' && { filetype: file.type }), ...metadata },
        chunkSize: resumableChunkBytes,
        retryDelays: RETRY_AFTER_MS,
        storeFingerprintForResuming: false,
        onBeforeRequest: (request: HttpRequest) => {
          for (const [name, value] of Object.entries(around.headers())) request.setHeader(name, value);
          // The session may end during the upload, so the upload has its own token.
          if (token !== null) request.setHeader(uploadTokenHeader, token);
        },
        onAfterResponse: (_, response) => {
          token = response.getHeader(uploadTokenHeader) ?? token;
        },
        onUploadUrlAvailable: () => {
          if (upload.url !== null) around.unfinished.note(file, upload.url);
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
          resolve(upload.url?.split('/').at(-1) ?? '');
        },
        onError: (error) => {
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
          else if (status >= 400 && !mayHelp(status)) around.unfinished.forget(file);
          reject(failure);
        },
      });
      const cancel = (): void => {
        stop();
        around.unfinished.forget(file);
        // Cancelling also deletes the uploaded bytes. If that fails, the server deletes them after they expire.
        upload.abort(true).catch(() => undefined);
        reject(new DOMException('Aborted', 'AbortError'));
      };
      const stop = (): void => signal.removeEventListener('abort', cancel);
      signal.addEventListener('abort', cancel, { once: true });
      upload.start();
    });
  };
}
