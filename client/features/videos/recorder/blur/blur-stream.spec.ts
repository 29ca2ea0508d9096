import { ReadableStream, WritableStream } from 'node:stream/web';
import { blurStream } from './blur-stream';

/** Counts pictures that were made and not closed. */
class Pictures {
  readonly open = new Set<object>();
  most = 0;

  make = () => {
    const picture = { close: () => void this.open.delete(picture) };
    this.open.add(picture);
    this.most = Math.max(this.most, this.open.size);
    return picture;
  };
}
type Picture = ReturnType<Pictures['make']>;

const COUNT = 5;

function run(pictures: Pictures, write: (n: number) => void, blur: (n: number) => void): Promise<void> {
  let [read, written, blurred] = [0, 0, 0];
  const readable = new ReadableStream<Picture>(
    { pull: (controller) => ((read += 1) > COUNT ? controller.close() : controller.enqueue(pictures.make())) },
    { highWaterMark: 0 },
  ) as globalThis.ReadableStream<Picture>;
  const writable = new WritableStream<Picture>({ write: () => write((written += 1)) });
  return blurStream({ readable, writable }, () => {
    blur((blurred += 1));
    return pictures.make();
  });
}
const failAt = (place: number) => (n: number) => {
  if (n === place) throw new Error('ended');
};
const never = (): void => undefined;

describe('the pictures of a blurred stream', () => {
  it('are all closed at its end, and at most two are open: one and its blurred copy', async () => {
    const pictures = new Pictures();
    await run(pictures, never, never);
    expect([pictures.most, pictures.open.size]).toEqual([2, 0]);
  });

  it.each([
    ['the track ends', failAt(3), never],
    ['the first picture is refused', failAt(1), never],
    ['the model fails', never, failAt(3)],
  ])('are all closed if %s', async (_, write, blur) => {
    const pictures = new Pictures();
    await expect(run(pictures, write, blur)).rejects.toThrow('ended');
    expect(pictures.open.size).toBe(0);
  });
});
