import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Viewer } from '../domain/video.policy.js';
import { GetPlayback } from './get-playback.query.js';
import { OwnedFiles } from './owned-files.query.js';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const streamPath = new RegExp(`^/api/stream/(?:video|thumbnail|hls|captions)/(${uuid})(?:/[\\w.-]{1,40})?$`);
const imagePath = new RegExp(`^/api/upload/images/(${uuid})$`);

/** An address of ours that the caller may open. */
export interface SignableAddress {
  readonly id: string;
  /** Path on this site. */
  readonly path: string;
}

/** Finds addresses of stored files that the caller may see. */
@Injectable()
export class SignableAddresses {
  constructor(
    private readonly playback: GetPlayback,
    private readonly files: OwnedFiles,
    private readonly settings: Settings,
  ) {}

  /** @returns null for another site's address, for anything but stored media, and if the caller may not see it */
  async find(viewer: Viewer | null, address: string): Promise<SignableAddress | null> {
    const path = this.#pathOf(address);
    const video = streamPath.exec(path)?.[1];
    const image = imagePath.exec(path)?.[1];
    try {
      if (video !== undefined && viewer) await this.playback.file(viewer, video, { kind: 'poster' });
      else if (image !== undefined) await this.files.image(viewer, image);
      else return null;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
    return { id: video ?? image ?? '', path };
  }

  /** Empty if the address is not on this site. */
  #pathOf(address: string): string {
    const { PUBLIC_URL } = this.settings.env;
    if (!URL.canParse(address, PUBLIC_URL)) return '';
    const url = new URL(address, PUBLIC_URL);
    return url.origin === new URL(PUBLIC_URL).origin && url.username === '' ? url.pathname : '';
  }
}
