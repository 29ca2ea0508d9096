import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { drawPicture } from './draw-picture.js';
import type { PictureWords } from './picture-words.js';

/** Change it with the look of the pictures: readers then fetch them anew. */
const DESIGN = 1;
/** Pictures that may be drawn at once: a crawler must not take the processor from people. */
const MAX_UNDER_WAY = 4;
/** About 100 pictures (bytes). */
const MAX_KEPT = 4_000_000;

/** Draws share pictures, each once at a time, and keeps the last ones. */
@Injectable()
export class SharePictures {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #size = 0;

  /** Changes with what the picture shows. */
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
    if (kept !== undefined) {
      // Last used, last to go.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const same = this.#underWay.get(key);
    if (same !== undefined) return same;
    if (this.#underWay.size >= MAX_UNDER_WAY) throw new Unavailable();
    const drawn = drawPicture(words).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawn);
    const picture = await drawn;
    this.#keep(key, picture);
    return picture;
  }

  #keep(key: string, picture: Buffer): void {
    this.#kept.set(key, picture);
    this.#size += picture.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
  }
}
