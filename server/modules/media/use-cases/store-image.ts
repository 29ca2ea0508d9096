import { Injectable } from '@nestjs/common';
import { ImageEncoder } from '../images/image-encoder.js';
import { StoreFile } from './store-file.js';

/** Stores a picture for its owner, for example a logo, re-encoded from the upload. */
@Injectable()
export class StoreImage {
  constructor(
    private readonly encoder: ImageEncoder,
    private readonly store: StoreFile,
  ) {}

  /** @returns its id @throws like {@link ImageEncoder.encode} and {@link StoreFile.execute} */
  async execute(ownerId: string, picture: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(picture, 'picture');
    return this.store.execute({
      ownerId,
      kind: 'image',
      name: '',
      bytes,
      contentType: 'image/webp',
      extension: 'webp',
    });
  }
}
