import { Injectable } from '@nestjs/common';
import { avatarUrl } from '../domain/file-urls.js';
import { PersonalFiles } from '../domain/personal-files.js';
import { ImageEncoder } from '../images/image-encoder.js';
import { StoreFile } from './store-file.js';

/** Sets a person's portrait, re-encoded from the uploaded picture. */
@Injectable()
export class SetAvatar {
  constructor(
    private readonly encoder: ImageEncoder,
    private readonly store: StoreFile,
    private readonly people: PersonalFiles,
  ) {}

  /**
   * @returns its address
   * @throws like {@link ImageEncoder.encode} and {@link StoreFile.execute}
   */
  async execute(ownerId: string, picture: Buffer): Promise<string> {
    const bytes = await this.encoder.encode(picture, 'portrait');
    const id = await this.store.execute(
      { ownerId, kind: 'avatar', name: '', bytes, contentType: 'image/webp', extension: 'webp' },
      (fileId) => this.people.avatarChanged(ownerId, avatarUrl(ownerId, fileId)),
    );
    return avatarUrl(ownerId, id);
  }
}
