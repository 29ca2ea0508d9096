/** Bytes as they arrive; nothing is ever held but the piece in hand. */
export type ByteStream = AsyncIterable<Uint8Array>;

/**
 * Looks at the first bytes and gives the stream back whole.
 *
 * @param count how many bytes to look at; fewer only when the stream is shorter
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
      // Whoever stops reading early lets go of the source, too.
      await iterator.return?.();
    }
  }
  return { head, whole: whole() };
}

/** Passes on at most `limit` bytes. @throws what `tooLarge` makes as soon as there is one more */
export async function* atMost(source: ByteStream, limit: number, tooLarge: () => Error): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}
