import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';

/**
 * A separate program: reads one picture from standard input and writes it again as WebP. It also runs before a build, so it imports nothing
 * of the product. It runs in a cage (`image-encoder.ts`).
 */

interface Order {
  readonly isHeic: boolean;
  readonly edge: number;
  /** A square that is filled, instead of an edge to fit in. */
  readonly isSquare: boolean;
  readonly quality: number;
  readonly maxPixels: number;
}

/** The part of `heic-decode` that we call; the package has no types. */
interface HeicDecoder {
  all(input: { buffer: Uint8Array }): Promise<
    readonly {
      readonly width: number;
      readonly height: number;
      decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
    }[]
  >;
}

/** Exit codes that `image-encoder.ts` reads; anything else is a fault of ours. */
const TOO_MANY_PIXELS = 10;
const UNREADABLE = 11;

class TooManyPixels extends Error {}

// Only these three decoders can run, no matter what a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

async function openHeic(bytes: Uint8Array, maxPixels: number): Promise<Sharp> {
  const decoder = createRequire(import.meta.url)('heic-decode') as HeicDecoder;
  const [image] = await decoder.all({ buffer: bytes });
  if (!image) throw new Error('no picture in it');
  if (image.width * image.height > maxPixels) throw new TooManyPixels();
  const { width, height, data } = await image.decode();
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

// Fails for truncated pictures; re-encoding repairs anything the decoder only warns about.
const openFile = (bytes: Uint8Array, limitInputPixels: number): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: 'truncated', sequentialRead: true }).autoOrient();

async function encode(bytes: Uint8Array, order: Order): Promise<Buffer> {
  const { isHeic, edge, isSquare, quality, maxPixels } = order;
  const image = isHeic ? await openHeic(bytes, maxPixels) : openFile(bytes, maxPixels);
  const { width, height } = await image.metadata();
  if (width * height > maxPixels) throw new TooManyPixels();
  return image
    .resize(edge, edge, isSquare ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

const order = JSON.parse(process.argv[2] ?? '{}') as Order;
const bytes = await buffer(process.stdin);
try {
  const made = await encode(bytes, order);
  process.stdout.write(made, () => process.exit(0));
} catch (error) {
  const isTooLarge = error instanceof TooManyPixels || (error instanceof Error && /pixel limit/.test(error.message));
  process.exitCode = isTooLarge ? TOO_MANY_PIXELS : UNREADABLE;
}
