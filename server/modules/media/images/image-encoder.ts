import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fileLimits } from '../domain/file-limits.js';
import { HeicImage, TooManyImagePixels, UnreadableImage, UnsupportedImage } from '../domain/owned-file.errors.js';

/** Formats as their content says, and nothing else: SVG is a program, and animations are no portraits. */
const accepted = ['image/jpeg', 'image/png', 'image/webp'];
const heic = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

// Only the three decoders can be reached, whatever a file pretends to be while it is read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export type ImageShape = 'portrait' | 'picture';

/** Makes of a picture one of ours: new pixels, upright, and nothing of what the file said besides them. */
@Injectable()
export class ImageEncoder {
  /** One picture at a time, so that the memory one may need is the memory all may need. */
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param shape `portrait` is a square of {@link fileLimits.portraitEdge}, `picture` fits into {@link fileLimits.imageEdge}
   * @returns WebP
   * @throws UnsupportedImage @throws HeicImage @throws UnreadableImage @throws TooManyImagePixels
   */
  async encode(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    if (heic.includes(type)) throw new HeicImage();
    if (!accepted.includes(type)) throw new UnsupportedImage();
    const turn = this.#last.then(() => this.#encodeNow(bytes, shape));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #encodeNow(bytes: Uint8Array, shape: ImageShape): Promise<Buffer> {
    const image = sharp(bytes, {
      // Truncated pictures end here; what a decoder merely warns of is mended by re-encoding.
      failOn: 'truncated',
      limitInputPixels: fileLimits.maxImagePixels,
      sequentialRead: true,
    }).timeout({ seconds: fileLimits.encodeSeconds });
    try {
      const { width, height } = await image.metadata();
      if (width * height > fileLimits.maxImagePixels) throw new TooManyImagePixels();
      const edge = shape === 'portrait' ? fileLimits.portraitEdge : fileLimits.imageEdge;
      return await image
        .autoOrient()
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
