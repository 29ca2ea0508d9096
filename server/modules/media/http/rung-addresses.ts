import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import type { SignedAddress } from '../domain/signed-address.js';
import { signatureWindow, windowSeconds, windowStart } from '../domain/signature-window.js';
import type { Viewer } from '../domain/video.policy.js';
import { type RungFile, Rungs } from '../queries/rungs.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import { MediaSignatures, rungPath } from './media-signatures.js';

/** Addresses of all rungs of a video. */
export interface RungAddresses {
  /** After how many seconds a player asks for new ones. */
  readonly renewIn: number;
  readonly rungs: readonly (SignedAddress & {
    readonly label: string;
    /** The address is that of the complete file in the object store; segments are ranges of it. */
    readonly isWholeFile: boolean;
  })[];
}

/** Gives addresses of segments to viewers who may watch the video now. */
@Injectable()
export class RungAddressBook {
  constructor(
    private readonly rungs: Rungs,
    private readonly signatures: MediaSignatures,
    private readonly storage: MediaStorage,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, VideoMasked, VideoNotReady */
  async of(viewer: Viewer, videoId: string): Promise<RungAddresses> {
    const files = await this.rungs.watchedBy(viewer, videoId);
    const { renewIn } = signatureWindow(this.clock.now(), this.settings.env.MEDIA_SIGNATURE_SECONDS);
    const rungs = await Promise.all(
      files.map(async (file) => {
        const presigned = await this.#presigned(file.storageKey);
        const address = presigned ?? (await this.signatures.sign(rungPath(videoId, file.id)));
        return { ...address, label: file.label, isWholeFile: presigned !== null };
      }),
    );
    return { renewIn, rungs };
  }

  /** Origins besides our own from which players fetch segments. */
  async origins(): Promise<readonly string[]> {
    const nobody = '00000000-0000-0000-0000-000000000000';
    const presigned = await this.#presigned(storageKey(nobody, nobody, 'mp4'));
    return presigned === null ? [] : [new URL(presigned.path).origin];
  }

  /** The address in the object store, if players may use it. */
  async #presigned(key: RungFile['storageKey']): Promise<SignedAddress | null> {
    const { MEDIA_DELIVERY, MEDIA_SIGNATURE_SECONDS: life } = this.settings.env;
    if (MEDIA_DELIVERY !== 'presigned') return null;
    const from = new Date(windowStart(this.clock.now(), life) * 1000);
    const address = await this.storage.presign(key, { from, seconds: 2 * windowSeconds(life) });
    if (address === null) return null;
    const [path = '', query = ''] = address.split('?');
    return { path, query };
  }
}
