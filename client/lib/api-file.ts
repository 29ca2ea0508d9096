import { errorFromBody, networkError } from './api-error';
import type { ApiSurroundings } from './api-client';
import { newTraceParent } from './trace-parent';

export interface FileRequest {
  readonly path: `/api/${string}`;
  /** Bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

type Surroundings = Pick<ApiSurroundings, 'fetch' | 'token' | 'language' | 'onRefused' | 'onAnswered'>;

/**
 * Creates the function that downloads files of any size. The browser stores the data, on disk if it is large; this code only
 * counts bytes.
 */
export function createFileReader(around: Surroundings): (request: FileRequest) => Promise<Blob> {
  return async ({ path, onProgress, signal }) => {
    const token = around.token();
    const headers: Record<string, string> = { 'Accept-Language': around.language(), traceparent: newTraceParent() };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    try {
      const response = await around.fetch(path, { headers, credentials: 'include', signal: signal ?? null });
      if (!response.ok) {
        if (response.status === 401) around.onRefused(token);
        throw errorFromBody(response.status, await response.text());
      }
      around.onAnswered();
      const { body } = response;
      if (body === null || onProgress === undefined) return await response.blob();
      const type = response.headers.get('content-type') ?? '';
      return await new Response(body.pipeThrough(counting(onProgress)), { headers: { 'content-type': type } }).blob();
    } catch (error) {
      // Neither an answer nor an abort: the connection failed.
      if (error instanceof TypeError) throw networkError();
      throw error;
    }
  };
}

function counting(onProgress: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let arrived = 0;
  return new TransformStream({
    transform(part, stream) {
      arrived += part.byteLength;
      onProgress(arrived);
      stream.enqueue(part);
    },
  });
}
