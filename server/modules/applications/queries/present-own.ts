import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { actionsOfCandidate, type Surroundings } from '../domain/application.policy.js';
import type { OwnApplication } from '../http/applications.contract.js';
import { ApplicationParts } from './application-parts.query.js';
import { type ApplicationRow, factsOf, forCandidate } from './application-row.js';
import { isArchived } from './archived.js';
import { ExpectedReplies } from './expected-replies.query.js';

type Attempts = Omit<Surroundings, 'jobIsOpen'>;

/** Presents applications to their candidate. */
@Injectable()
export class PresentOwn {
  constructor(
    private readonly em: EntityManager,
    private readonly parts: ApplicationParts,
    private readonly replies: ExpectedReplies,
    private readonly clock: Clock,
  ) {}

  async execute(stored: readonly ApplicationRow[]): Promise<OwnApplication[]> {
    const now = this.clock.now();
    const rows = stored.map((row) => forCandidate(row, now));
    const parts = await this.parts.of(rows, null);
    const replies = await this.replies.of(rows.map((row) => row.company_id));
    const attempts = await this.#attemptsAround(rows);
    return rows.flatMap((row) => {
      const shared = parts.get(row.id);
      if (!shared) return [];
      const around = attempts.get(row.id) ?? { hasLaterAttempt: false, withdrawals: 0 };
      const facts = factsOf(row, shared.offer?.state ?? null);
      return [
        {
          ...shared,
          allowed_actions: [...actionsOfCandidate(facts, { jobIsOpen: shared.job.is_open, ...around })],
          is_archived: isArchived(row),
          expected_reply_days: replies.get(row.company_id) ?? null,
          may_message: row.status !== 'WITHDRAWN',
        },
      ];
    });
  }

  /** For ended applications: whether the candidate applied again, and the number of withdrawals. */
  async #attemptsAround(rows: readonly ApplicationRow[]): Promise<ReadonlyMap<string, Attempts>> {
    const ids = rows
      .filter(({ status, closed_reason: reason }) => status === 'WITHDRAWN' || reason !== null)
      .map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const found = await this.em.execute<(Attempts & { id: string })[]>(
      `select a.id, bool_or(other.attempt > a.attempt) as "hasLaterAttempt",
              (count(*) filter (where other.status = 'WITHDRAWN'))::int as withdrawals
         from application a join application other on other.job_id = a.job_id and other.seeker_id = a.seeker_id
        where a.id in (?) group by a.id`,
      [ids],
    );
    return new Map(found.map(({ id, ...attempts }) => [id, attempts]));
  }
}
