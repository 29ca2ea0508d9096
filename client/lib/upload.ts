import { clientError, errorFromBody } from './api-error';
import { type Contract, parseAnswer } from './api-client';

/** Phase of a running upload. `percent` stays at 95 or less until the server has accepted the file. */
export type UploadPhase =
  | { readonly name: 'uploading'; readonly percent: number; readonly sentBytes: number; readonly totalBytes: number }
  /** The server cannot be reached. The upload resumes by itself, after the bytes that arrived. */
  | { readonly name: 'waiting'; readonly percent: number }
  | { readonly name: 'arriving' };

/** The last 5 % are for the server: sent bytes are not stored yet. */
const SENDING_CAP = 95;
const TIMEOUT_MS = 30 * 60_000;

export interface UploadRequest<T> {
  readonly path: `/api/${string}`;
  /** Text fields. They are sent before the file, so that a streaming server has them when the bytes arrive. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  /** Field name of the file; `file` by default. */
  readonly part?: string;
  readonly answer: Contract<T>;
  readonly onPhase: (phase: UploadPhase) => void;
  readonly signal: AbortSignal;
}

export interface UploadSurroundings {
  readonly newRequest: () => XMLHttpRequest;
  /** Token, CSRF token, language and idempotency key of this upload. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly onRefused: () => void;
  readonly onChanged: (path: string) => void;
}

export type Uploader = <T>(request: UploadRequest<T>) => Promise<T>;

/** Percentage shown for `sent` of `total` bytes: 0..95. */
export function sendingPercent(sent: number, total: number): number {
  return total <= 0 ? 0 : Math.min(SENDING_CAP, Math.floor((sent / total) * 100));
}

/** XMLHttpRequest, because fetch does not report upload progress. */
export function createUploader(around: UploadSurroundings): Uploader {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = around.newRequest();
      const form = new FormData();
      for (const [name, value] of Object.entries(request.fields)) form.append(name, value);
      form.append(request.part ?? 'file', request.file, request.file.name);

      const cancel = (): void => xhr.abort();
      const settle = (finish: () => void): void => {
        request.signal.removeEventListener('abort', cancel);
        finish();
      };
      xhr.upload.onprogress = (event) => {
        const totalBytes = event.lengthComputable ? event.total : request.file.size;
        request.onPhase({
          name: 'uploading',
          percent: sendingPercent(event.loaded, totalBytes),
          sentBytes: event.loaded,
          totalBytes,
        });
      };
      xhr.upload.onload = () => request.onPhase({ name: 'arriving' });
      xhr.onload = () =>
        settle(() => {
          try {
            resolve(readUpload(request.answer, xhr.status, xhr.responseText));
            around.onChanged(request.path);
          } catch (error) {
            if (xhr.status === 401) around.onRefused();
            reject(error instanceof Error ? error : clientError('CLIENT.UPLOAD_STATUS', xhr.status));
          }
        });
      xhr.onerror = () => settle(() => reject(clientError('CLIENT.UPLOAD_NETWORK')));
      xhr.ontimeout = () => settle(() => reject(clientError('CLIENT.UPLOAD_TIMEOUT')));
      xhr.onabort = () => settle(() => reject(new DOMException('Aborted', 'AbortError')));

      xhr.open('POST', request.path);
      xhr.timeout = TIMEOUT_MS;
      xhr.withCredentials = true;
      for (const [name, value] of Object.entries(around.headers())) xhr.setRequestHeader(name, value);
      request.signal.addEventListener('abort', cancel, { once: true });
      if (request.signal.aborted) {
        settle(() => reject(new DOMException('Aborted', 'AbortError')));
        return;
      }
      xhr.send(form);
    });
}

function readUpload<T>(contract: Contract<T>, status: number, body: string): T {
  if (status < 200 || status >= 300) {
    const error = errorFromBody(status, body);
    throw error.message === '' ? clientError('CLIENT.UPLOAD_STATUS', status) : error;
  }
  try {
    return parseAnswer(contract, status, body);
  } catch {
    throw clientError('CLIENT.UPLOAD_INVALID_ANSWER', status);
  }
}
