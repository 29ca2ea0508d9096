import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { TextVector } from '../engine/semantic/text-vector.js';

const DAY_MS = 24 * 3_600_000;
/** As long as a closed account is kept before erasure, so its unique texts are deleted by then. */
const UNUSED_DAYS = 30;
/** About a gigabyte of vectors with 1,536 dimensions. The most recently used are kept. */
const MAX_CACHED = 500_000;
const PAGE = 500;

const hashOf = (space: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([space, text]))
    .digest('hex');

/** Cache of vectors. Call inside a transaction. */
@Injectable()
export class TextVectorStore {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The known vectors by text. Marks them as used today. */
  async find(space: string, texts: readonly string[]): Promise<Map<string, TextVector>> {
    const textOf = new Map(texts.map((text) => [hashOf(space, text), text]));
    const hashes = [...textOf.keys()].sort();
    const found = new Map<string, TextVector>();
    for (let at = 0; at < hashes.length; at += PAGE) {
      const page = hashes.slice(at, at + PAGE);
      const rows = await this.em.execute<{ text_hash: string; vector: string }[]>(
        `select text_hash, encode(vector, 'base64') as vector from text_vector where text_hash in (?)`,
        [page],
      );
      for (const { text_hash: hash, vector } of rows) {
        const text = textOf.get(hash);
        if (text !== undefined) found.set(text, new Int8Array(Buffer.from(vector, 'base64')));
      }
      await this.#markUsed(rows.map((row) => row.text_hash).sort());
    }
    return found;
  }

  /** If two callers add the same text, the first vector is kept. */
  async add(space: string, vectors: ReadonlyMap<string, TextVector>): Promise<void> {
    const rows = [...vectors]
      .map(([text, vector]) => ({ hash: hashOf(space, text), vector }))
      .sort((one, other) => (one.hash < other.hash ? -1 : 1));
    if (rows.length === 0) return;
    await this.em.execute(
      `insert into text_vector (text_hash, dimension, vector, used_at)
       values ${rows.map(() => `(?, ?, decode(?, 'base64'), ?)`).join(', ')}
       on conflict (text_hash) do nothing`,
      rows.flatMap(({ hash, vector }) => [
        hash,
        vector.length,
        Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
        this.clock.now(),
      ]),
    );
  }

  async forgetUnused(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNUSED_DAYS * DAY_MS);
    await this.em.execute('delete from text_vector where used_at < ?', [before]);
    await this.em.execute(
      `delete from text_vector where text_hash in (
         select text_hash from text_vector order by used_at desc, text_hash offset ${MAX_CACHED} limit 10000)`,
    );
  }

  /** Updates at most once a day, because reads are frequent. Skips rows that another caller is updating. */
  async #markUsed(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    const now = this.clock.now();
    await this.em.execute(
      `update text_vector set used_at = ? where text_hash in (
         select text_hash from text_vector where text_hash in (?) and used_at < ? for update skip locked)`,
      [now, [...hashes], new Date(now.getTime() - DAY_MS)],
    );
  }
}
