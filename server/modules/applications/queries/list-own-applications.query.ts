import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ListApplicationsQuery, OwnApplicationsPage } from '../http/applications.contract.js';
import { applicationLifecycle } from '../domain/application-lifecycle.js';
import { applicationColumns, type ApplicationRow } from './application-row.js';
import { archivedStatuses } from './archived.js';
import { PresentOwn } from './present-own.js';

/** A candidate's own applications, newest first. Without any filter: the active ones. */
@Injectable()
export class ListOwnApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly present: PresentOwn,
  ) {}

  async execute(seekerId: string, query: ListApplicationsQuery): Promise<OwnApplicationsPage> {
    const { page, limit, status, archived } = query;
    const onlyArchived = archived ?? (status === undefined ? false : undefined);
    const wanted = applicationLifecycle.states.filter(
      (each) =>
        (status === undefined || status.length === 0 || status.includes(each)) &&
        (onlyArchived === undefined || archivedStatuses.includes(each) === onlyArchived),
    );
    const counts = await this.#countByStatus(seekerId);
    const sum = (statuses: readonly string[]): number =>
      statuses.reduce((total, each) => total + (counts.get(each) ?? 0), 0);
    const rows =
      wanted.length === 0
        ? []
        : await this.em.execute<ApplicationRow[]>(
            `select ${applicationColumns} from application a where a.seeker_id = ? and a.status in (?)
              order by a.applied_at desc, a.id desc limit ? offset ?`,
            [seekerId, wanted, limit, (page - 1) * limit],
          );
    const all = sum([...counts.keys()]);
    const ended = sum(archivedStatuses);
    return {
      applications: await this.present.execute(rows),
      total: sum(wanted),
      page,
      limit,
      counts: { active: all - ended, archived: ended },
    };
  }

  async #countByStatus(seekerId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ status: string; count: number }[]>(
      'select status, count(*)::int as count from application where seeker_id = ? group by status',
      [seekerId],
    );
    return new Map(rows.map((row) => [row.status, row.count]));
  }
}
