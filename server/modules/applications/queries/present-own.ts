import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { actionsOfCandidate } from '../domain/application.policy.js';
import type { OwnApplication } from '../http/applications.contract.js';
import { ApplicationParts } from './application-parts.query.js';
import { type ApplicationRow, factsOf } from './application-row.js';
import { archivedStatuses } from './archived.js';
import { ExpectedReplies } from './expected-replies.query.js';

/** Applications as the candidate sees their own. */
@Injectable()
export class PresentOwn {
  constructor(
    private readonly em: EntityManager,
    private readonly parts: ApplicationParts,
    private readonly replies: ExpectedReplies,
  ) {}

  async execute(rows: readonly ApplicationRow[]): Promise<OwnApplication[]> {
    const parts = await this.parts.of(rows);
    const replies = await this.replies.of(rows.map((row) => row.company_id));
    const applied = await this.#appliedAgain(rows);
    return rows.flatMap((row) => {
      const shared = parts.get(row.id);
      if (!shared) return [];
      const surroundings = { jobIsOpen: shared.job.status === 'ACTIVE', hasLaterAttempt: applied.has(row.id) };
      return [
        {
          ...shared,
          allowed_actions: [...actionsOfCandidate(factsOf(row), surroundings)],
          is_archived: archivedStatuses.includes(row.status),
          expected_reply_days: replies.get(row.company_id) ?? null,
          may_message: row.status !== 'WITHDRAWN',
        },
      ];
    });
  }

  /** Withdrawn ones after which the candidate applied once more. */
  async #appliedAgain(rows: readonly ApplicationRow[]): Promise<ReadonlySet<string>> {
    const ids = rows.filter(({ status }) => status === 'WITHDRAWN').map(({ id }) => id);
    if (ids.length === 0) return new Set();
    const found = await this.em.execute<{ id: string }[]>(
      `select a.id from application a
         join application later on later.job_id = a.job_id and later.seeker_id = a.seeker_id and later.attempt > a.attempt
        where a.id in (?)`,
      [ids],
    );
    return new Set(found.map(({ id }) => id));
  }
}
