import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CandidateDocument } from '../use-cases/candidate-document.js';

export interface CandidateToIndex {
  readonly seekerId: string;
  readonly document: CandidateDocument;
  readonly joinedAt: string;
  readonly changedAt: string;
  readonly engineVersion: string;
}

const weights = ['A', 'B', 'C', 'D'] as const;
/** Words as quoted tsvector lexemes, because ids contain a slash. */
const lexemes = (words: readonly string[], suffix = ''): string =>
  words.map((word) => `'${word.replace(/['\\]/g, '')}'${suffix}`).join(' ');

/** Writes the rows of the candidate search. Call inside a transaction. */
@Injectable()
export class CandidateIndex {
  constructor(private readonly em: EntityManager) {}

  /** Locks this person's row until the transaction ends, so that the last one to read the profile writes last. */
  async lock(seekerId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`candidate search ${seekerId}`]);
  }

  async put({ seekerId, document, joinedAt, changedAt, engineVersion }: CandidateToIndex): Promise<void> {
    const search = weights.map((weight) => `setweight(search_vector(?), '${weight}')`).join(' || ');
    await this.em.execute(
      `insert into candidate_search (seeker_id, search, skills, place, town, years_experience, remote, has_video, pay_min,
                                     pay_ceiling, strength, joined_at, changed_at, engine_version)
       values (?, ${search} || ?::tsvector, array(select jsonb_array_elements_text(?::jsonb)), ?::tsvector,
               ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (seeker_id) do update
         set search = excluded.search, skills = excluded.skills, place = excluded.place, town = excluded.town,
             years_experience = excluded.years_experience, remote = excluded.remote, has_video = excluded.has_video,
             pay_min = excluded.pay_min, pay_ceiling = excluded.pay_ceiling, strength = excluded.strength,
             joined_at = excluded.joined_at, changed_at = excluded.changed_at, engine_version = excluded.engine_version`,
      [
        seekerId,
        ...document.texts,
        lexemes(document.concepts, ':1A'),
        JSON.stringify(document.skills),
        lexemes(document.place),
        document.town,
        document.yearsExperience,
        document.remote,
        document.hasVideo,
        document.payMin,
        document.payCeiling,
        document.strength,
        joinedAt,
        changedAt,
        engineVersion,
      ],
    );
  }

  /** @returns whether a row was deleted. */
  async remove(seekerId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('delete from candidate_search where seeker_id = ? returning 1', [
      seekerId,
    ]);
    return rows.length > 0;
  }

  /** The ids without a row of this engine version. */
  async missing(ids: readonly string[], engineVersion: string): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<{ seeker_id: string }[]>(
      'select seeker_id from candidate_search where seeker_id in (?) and engine_version = ?',
      [[...ids], engineVersion],
    );
    const present = new Set(rows.map((row) => row.seeker_id));
    return ids.filter((id) => !present.has(id));
  }

  /** Ids with a row, ascending, one page at a time. */
  async list({ after, limit }: { after?: string; limit: number }): Promise<readonly string[]> {
    const rows = await this.em.execute<{ seeker_id: string }[]>(
      `select seeker_id from candidate_search ${after ? 'where seeker_id > ?' : ''} order by seeker_id limit ?`,
      [...(after ? [after] : []), limit],
    );
    return rows.map((row) => row.seeker_id);
  }
}
