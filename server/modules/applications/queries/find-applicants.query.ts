import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import type { Language } from '../../../platform/http/language.js';
import { IdentityFacade } from '../../identity/index.js';

/** Newest applications that a search reads; their texts are scrubbed and compared one by one. */
export const MAX_SEARCHED = 2_000;

/** SQL over `application a` with the values of its `?`. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

interface Row {
  id: string;
  seeker_id: string;
  cover_letter: string | null;
}

/**
 * Search among the applications of a posting. It compares the name and the cover letter as the viewer reads them, so that a hidden name
 * finds nobody.
 */
@Injectable()
export class FindApplicants {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
  ) {}

  /** @returns ids of the applications that contain the words. */
  async execute(actor: Actor, among: Condition, words: string, language: Language): Promise<readonly string[]> {
    const rows = await this.em.execute<Row[]>(
      `select a.id, a.seeker_id, a.cover_letter from application a where ${among.sql}
        order by a.applied_at desc, a.id desc limit ?`,
      [...among.params, MAX_SEARCHED],
    );
    const names = await this.identity.presentNames(
      actor,
      rows.map((row) => row.seeker_id),
      { language, place: 'list' },
    );
    const texts = rows.flatMap(({ id, seeker_id: seekerId, cover_letter: letter }) => {
      const named = names.get(seekerId);
      return named ? [{ id, text: `${named.full_name}\n${letter === null ? '' : named.scrub(letter)}` }] : [];
    });
    if (texts.length === 0) return [];
    // The database compares, so that accents and case are ignored as elsewhere.
    const hits = await this.em.execute<{ id: string }[]>(
      `select t.id from jsonb_to_recordset(?::jsonb) as t (id uuid, text text) where fold_text(t.text) like fold_text(?)`,
      [JSON.stringify(texts), containsPattern(words)],
    );
    return hits.map(({ id }) => id);
  }
}
