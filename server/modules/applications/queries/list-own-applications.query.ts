import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { ListApplicationsQuery, OwnApplicationsPage } from '../http/applications.contract.js';
import { applicationLifecycle, type ApplicationStatus } from '../domain/application-lifecycle.js';
import { applicationColumns, type ApplicationRow, statusForCandidate, undoableSince } from './application-row.js';
import { archivedStatuses } from './archived.js';
import { PresentOwn } from './present-own.js';

interface Counted {
  readonly status: ApplicationStatus;
  readonly archived: boolean;
  readonly count: number;
}

const archivedSql = `(a.closed_reason is not null or ${statusForCandidate} in (?))`;

/** A candidate's applications, newest first, by the status they know. Without a filter: the active ones. */
@Injectable()
export class ListOwnApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly present: PresentOwn,
    private readonly clock: Clock,
  ) {}

  async execute(seekerId: string, query: ListApplicationsQuery): Promise<OwnApplicationsPage> {
    const { page, limit, status = [], archived } = query;
    const onlyArchived = archived ?? (query.status === undefined ? false : undefined);
    const wanted = status.length > 0 ? status : applicationLifecycle.states;
    const since = undoableSince(this.clock.now());
    const counts = await this.#count(seekerId, since);
    const sum = (isCounted: (row: Counted) => boolean): number =>
      counts.filter(isCounted).reduce((total, { count }) => total + count, 0);
    const rows = await this.em.execute<ApplicationRow[]>(
      `select ${applicationColumns} from application a where a.seeker_id = ? and ${statusForCandidate} in (?)
          ${onlyArchived === undefined ? '' : `and ${archivedSql} = ?`}
        order by a.applied_at desc, a.id desc limit ? offset ?`,
      [
        seekerId,
        since,
        wanted,
        ...(onlyArchived === undefined ? [] : [since, archivedStatuses, onlyArchived]),
        limit,
        (page - 1) * limit,
      ],
    );
    const isWanted = (row: Counted): boolean =>
      wanted.includes(row.status) && (onlyArchived === undefined || row.archived === onlyArchived);
    return {
      applications: await this.present.execute(rows),
      total: sum(isWanted),
      page,
      limit,
      counts: { active: sum((row) => !row.archived), archived: sum((row) => row.archived) },
    };
  }

  #count(seekerId: string, since: Date): Promise<Counted[]> {
    return this.em.execute<Counted[]>(
      `select status, archived, count(*)::int as count
         from (select ${statusForCandidate} as status, ${archivedSql} as archived from application a where a.seeker_id = ?) known
        group by status, archived`,
      [since, since, archivedStatuses, seekerId],
    );
  }
}
