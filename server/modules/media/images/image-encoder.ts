import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { NodeProgram } from '../../../platform/cage/index.js';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { ConcurrencyLimit } from '../../../platform/process/concurrency-limit.js';
import { fileLimits } from '../domain/file-limits.js';
import { TooManyImagePixels, UnreadableImage, UnsupportedImage } from '../domain/owned-file.errors.js';

/** Accepted formats, by content. SVG can contain scripts, and animations are not portraits. */
const accepted = ['image/jpeg', 'image/png', 'image/webp'];
/** Phone formats. Another decoder unpacks them; the pixels are then handled the same way. */
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

// Source or build: the program is beside this file with the same extension.
const path = fileURLToPath(new URL(`./image-program${extname(import.meta.url)}`, import.meta.url));
/** sharp is native code, so it needs the right to be loaded. */
export const imageProgram = new NodeProgram(path, ['--allow-addons']);

/** Exit codes of the program. */
const TOO_MANY_PIXELS = 10;
const UNREADABLE = 11;

/** One picture at a time, to limit memory; more than seven others would wait too long. */
const limits = { maxConcurrent: 1, maxWaiting: 7 };

export type ImageShape = 'portrait' | 'picture' | 'attachment';

const edgeOf: Readonly<Record<ImageShape, number>> = {
  portrait: fileLimits.portraitEdge,
  picture: fileLimits.imageEdge,
  attachment: fileLimits.attachmentEdge,
};

const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12) === 'RIFFWEBP';

/** Re-encodes a picture: new pixels, upright, without metadata. */
@Injectable()
export class ImageEncoder {
  readonly #encodings = new ConcurrencyLimit(limits, () => new Unavailable());

  /**
   * @param shape `portrait` is a square of {@link fileLimits.portraitEdge}, others fit into their edge
   * @returns WebP
   * @throws UnsupportedImage @throws UnreadableImage @throws TooManyImagePixels
   * @throws Unavailable if too many others wait, or the machine was too busy to decode it in time
   */
  async encode(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    const isHeic = heic.includes(type);
    if (!isHeic && !accepted.includes(type)) throw new UnsupportedImage();
    return this.#encodings.run(() => this.#encode(bytes, shape, isHeic));
  }

  async #encode(bytes: Uint8Array, shape: ImageShape, isHeic: boolean): Promise<Buffer> {
    const { encodeSeconds, decodeHeicSeconds, webpQuality } = fileLimits;
    const order = {
      isHeic,
      edge: edgeOf[shape],
      isSquare: shape === 'portrait',
      quality: webpQuality,
      maxPixels: isHeic ? fileLimits.maxHeicPixels : fileLimits.maxImagePixels,
    };
    const { code, wasStarved, output, errors } = await imageProgram.run({
      args: [JSON.stringify(order)],
      input: bytes,
      seconds: encodeSeconds + (isHeic ? decodeHeicSeconds : 0),
      memoryBytes: fileLimits.encodeMemoryBytes,
      answerBytes: fileLimits.encodedBytes,
    });
    if (code === 0 && isWebp(output)) return output;
    if (code === TOO_MANY_PIXELS) throw new TooManyImagePixels();
    if (wasStarved) throw new Unavailable();
    // Killed: it took too long or too much memory, or its decoder crashed. No camera takes such a picture.
    if (code === UNREADABLE || code === null || code === 0) throw new UnreadableImage();
    throw new Error(`the image program ended with ${code}: ${errors}`);
  }
}
