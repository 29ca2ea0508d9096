import { errorFromBody, networkError } from './api-error';
import type { ApiSurroundings } from './api-client';

export interface FileRequest {
  readonly path: `/api/${string}`;
  /** Bytes that have arrived so far. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

type Surroundings = Pick<ApiSurroundings, 'fetch' | 'token' | 'language' | 'onRefused' | 'onAnswered'>;

/**
 * Builds the function that reads a file of any size. The browser keeps what arrives, on its disk where it is much; this
 * code only counts it.
 */
export function createFileReader(around: Surroundings): (request: FileRequest) => Promise<Blob> {
  return async ({ path, onProgress, signal }) => {
    const token = around.token();
    const headers: Record<string, string> = { 'Accept-Language': around.language() };
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
      // What is neither an answer nor the person's own "stop" is a connection that broke.
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
