import { atMost, type ByteStream, peek } from './byte-stream.js';

async function* chunks(sizes: readonly number[], onEnd: () => void = () => {}): AsyncGenerator<Uint8Array> {
  let next = 0;
  try {
    for (const size of sizes) yield Uint8Array.from({ length: size }, () => next++ % 251);
  } finally {
    onEnd();
  }
}

async function read(stream: ByteStream): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of stream) parts.push(chunk);
  return Buffer.concat(parts);
}

describe('a stream of bytes', () => {
  it.each([[[]], [[1]], [[3, 3, 3]], [[100]], [[4, 0, 4]]])(
    'chunks of %j are looked into and given back whole',
    async (sizes) => {
      const { head, whole } = await peek(chunks(sizes), 5);
      const expected = await read(chunks(sizes));
      expect(Buffer.from(head).equals(expected.subarray(0, head.length))).toBe(true);
      expect(head.length).toBeGreaterThanOrEqual(Math.min(5, expected.length));
      expect(await read(whole)).toEqual(expected);
    },
  );

  it('lets go of its source when nobody reads on', async () => {
    let ended = false;
    const { whole } = await peek(
      chunks([5, 5, 5], () => (ended = true)),
      5,
    );
    for await (const chunk of whole) if (chunk.length > 0) break;
    expect(ended).toBe(true);
  });

  it('may be exactly as long as the limit, and not a byte longer', async () => {
    expect(await read(atMost(chunks([6, 4]), 10, () => new Error('too large')))).toHaveLength(10);
    await expect(read(atMost(chunks([6, 5]), 10, () => new Error('too large')))).rejects.toThrow('too large');
  });
});
