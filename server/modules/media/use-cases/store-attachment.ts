import { Injectable } from '@nestjs/common';
import { isPdf } from '../documents/document-type.js';
import { UnsupportedAttachment, UnsupportedImage } from '../domain/owned-file.errors.js';
import { ImageEncoder } from '../images/image-encoder.js';
import { displayName } from './display-name.js';
import { StoreFile } from './store-file.js';

const NAME_MAX = 120;

export interface StoredAttachment {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Sets the extension by content, whatever the sender's name. */
function nameOf(fileName: string, extension: string): string {
  const plain = displayName(fileName)
    .trim()
    .replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${[...(plain || 'document')].slice(0, NAME_MAX).join('')}.${extension}`;
}

/** Stores a file for a message: a PDF unchanged, a picture re-encoded without metadata such as place and camera. */
@Injectable()
export class StoreAttachment {
  constructor(
    private readonly encoder: ImageEncoder,
    private readonly store: StoreFile,
  ) {}

  /** @throws UnsupportedAttachment, UnreadableImage, TooManyImagePixels, like {@link StoreFile.execute} */
  async execute(ownerId: string, file: { fileName: string; bytes: Buffer }): Promise<StoredAttachment> {
    const { bytes, contentType, extension } = isPdf(file.bytes)
      ? { bytes: file.bytes, contentType: 'application/pdf', extension: 'pdf' }
      : { bytes: await this.#picture(file.bytes), contentType: 'image/webp', extension: 'webp' };
    const name = nameOf(file.fileName, extension);
    const id = await this.store.execute({ ownerId, kind: 'attachment', name, bytes, contentType, extension });
    return { id, name, contentType, size: bytes.length };
  }

  async #picture(bytes: Buffer): Promise<Buffer> {
    try {
      return await this.encoder.encode(bytes, 'attachment');
    } catch (error) {
      if (error instanceof UnsupportedImage) throw new UnsupportedAttachment();
      throw error;
    }
  }
}
