import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fileLimits } from '../domain/file-limits.js';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { TooManyImagePixels, UnreadableImage, UnsupportedImage } from '../domain/owned-file.errors.js';
import { decodeHeic } from './heic-decoder.js';

/** Accepted formats, by content. SVG can contain scripts, and animations are not portraits. */
const accepted = ['image/jpeg', 'image/png', 'image/webp'];
/** Phone formats. Another decoder unpacks them; the pixels are then handled the same way. */
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

// Only these three decoders can run, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const limits = { limitInputPixels: fileLimits.maxImagePixels };

/** More would wait too long, and each holds its picture in memory. */
const MOST_WAITING = 8;

export type ImageShape = 'portrait' | 'picture' | 'attachment';

const edgeOf: Readonly<Record<ImageShape, number>> = {
  portrait: fileLimits.portraitEdge,
  picture: fileLimits.imageEdge,
  attachment: fileLimits.attachmentEdge,
};

/** Re-encodes a picture: new pixels, upright, without metadata. */
@Injectable()
export class ImageEncoder {
  /** One picture at a time, to limit memory. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param shape `portrait` is a square of {@link fileLimits.portraitEdge}, others fit into their edge
   * @returns WebP
   * @throws UnsupportedImage @throws UnreadableImage @throws TooManyImagePixels
   * @throws Unavailable if too many others wait
   */
  async encode(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    const isHeic = heic.includes(type);
    if (!isHeic && !accepted.includes(type)) throw new UnsupportedImage();
    if (this.#waiting >= MOST_WAITING) throw new Unavailable();
    this.#waiting += 1;
    const turn = this.#last.then(() => (isHeic ? this.#encodeHeic(bytes, shape) : this.#encodeFile(bytes, shape)));
    this.#last = turn.catch(() => undefined).finally(() => (this.#waiting -= 1));
    return turn;
  }

  #encodeFile(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    // Fails for truncated pictures; re-encoding repairs anything the decoder only warns about.
    return this.#encodeNow(
      () => sharp(bytes, { ...limits, failOn: 'truncated', sequentialRead: true }).autoOrient(),
      shape,
    );
  }

  async #encodeHeic(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    const { width, height, data } = await decodeHeic(bytes, {
      maxPixels: fileLimits.maxHeicPixels,
      seconds: fileLimits.decodeHeicSeconds,
    });
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return this.#encodeNow(() => sharp(pixels, { ...limits, raw: { width, height, channels: 4 } }), shape);
  }

  async #encodeNow(open: () => Sharp, shape: ImageShape): Promise<Buffer> {
    try {
      const image = open();
      const { width, height } = await image.metadata();
      if (width * height > fileLimits.maxImagePixels) throw new TooManyImagePixels();
      const edge = edgeOf[shape];
      return await image
        .timeout({ seconds: fileLimits.encodeSeconds })
        .resize(edge, edge, shape === 'portrait' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: fileLimits.webpQuality })
        .toBuffer();
    } catch (error) {
      if (error instanceof TooManyImagePixels) throw error;
      if (error instanceof Error && error.message.includes('pixel limit')) throw new TooManyImagePixels();
      throw new UnreadableImage();
    }
  }
}
