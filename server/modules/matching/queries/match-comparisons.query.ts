import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { knownToCompany } from './company-view.js';
import { matchColumns, type MatchRow } from './match-row.js';
import { viewOf } from './match-view.js';

/** How a person and a posting fit, as its company sees it. */
export interface ComparedMatch {
  readonly match_score: number;
  readonly compatibility_score: number;
  readonly reasons: string[];
  readonly gaps: string[];
}

/** Stored matches of people with one posting of the caller's company, for comparisons. It costs nothing and opens nothing. */
@Injectable()
export class MatchComparisons {
  constructor(private readonly em: EntityManager) {}

  /**
   * By person; those without a match that the company may see are absent.
   *
   * @param people whether each is masked for the caller: then everything comes from the masked card.
   */
  async of(
    jobId: string,
    people: ReadonlyMap<string, { readonly isMasked: boolean }>,
    language: Language,
  ): Promise<ReadonlyMap<string, ComparedMatch>> {
    if (people.size === 0) return new Map();
    const rows = await this.em.execute<MatchRow[]>(
      `select ${matchColumns} from match m
        where m.job_id = ? and m.seeker_id in (?) and ${knownToCompany} and m.status not in ('REJECTED', 'CANCELLED')`,
      [jobId, [...people.keys()]],
    );
    return new Map(
      rows.map((row) => {
        const view = viewOf(row, people.get(row.seeker_id)?.isMasked !== false);
        const { match_score, compatibility_score, reasons, gaps } = view;
        return [
          row.seeker_id,
          { match_score, compatibility_score, reasons: [...reasons[language]], gaps: [...gaps[language]] },
        ] as const;
      }),
    );
  }
}
