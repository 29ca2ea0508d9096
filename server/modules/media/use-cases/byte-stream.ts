/** Bytes as they arrive; only the current piece is in memory. */
export type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Peeks at the first bytes and returns the whole stream.
 *
 * @param count number of bytes; fewer only if the stream is shorter
 */
export async function peek(source: ByteStream, count: number): Promise<{ head: Uint8Array; whole: ByteStream }> {
  const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  const chunks: Uint8Array[] = [];
  let seen = 0;
  while (seen < count) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    seen += next.value.length;
  }
  const head = Buffer.concat(chunks);
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      if (head.length > 0) yield head;
      for (;;) {
        const next = await iterator.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      // A reader that stops early also closes the source.
      await iterator.return?.();
    }
  }
  return { head, whole: whole() };
}

/**
 * Passes on at most `limit` bytes.
 *
 * @throws the error of `tooLarge` at the first byte above the limit
 */
export async function* atMost(source: ByteStream, limit: number, tooLarge: () => Error): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}
