import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SizeLimitedCache } from '../../../platform/cache/size-limited-cache.js';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { drawPicture } from './draw-picture.js';
import type { PictureWords } from './picture-words.js';

/** Part of the ETag. Increase it when the design changes, so that caches fetch the pictures again. */
const DESIGN = 1;
/** Max pictures drawn in parallel, so that a crawler leaves processor time for people. */
const MAX_UNDER_WAY = 4;
/** About 100 pictures (bytes). */
const MAX_KEPT = 4_000_000;

/** Draws share pictures and keeps recent ones. Parallel requests for the same picture share one drawing. */
@Injectable()
export class SharePictures {
  readonly #kept = new SizeLimitedCache<Buffer>(MAX_KEPT);
  readonly #underWay = new Map<string, Promise<Buffer>>();

  /** A hash of the texts and the design, for the ETag. */
  versionOf(words: PictureWords): string {
    return createHash('sha256')
      .update(JSON.stringify([DESIGN, words]))
      .digest('base64url')
      .slice(0, 27);
  }

  /** @throws Unavailable while too many others are drawn */
  async draw(words: PictureWords): Promise<Buffer> {
    const key = this.versionOf(words);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const same = this.#underWay.get(key);
    if (same !== undefined) return same;
    if (this.#underWay.size >= MAX_UNDER_WAY) throw new Unavailable();
    const drawn = drawPicture(words).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    const picture = await drawn;
    this.#kept.set(key, picture, picture.length);
    return picture;
  }
}
