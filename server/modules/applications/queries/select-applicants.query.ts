import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { IdentityFacade } from '../../identity/index.js';
import { actionsOfCompany } from '../domain/application.policy.js';
import { MAX_AT_ONCE, bulkActions, type SelectionAnswer, type SelectionQuery } from '../http/bulk.contract.js';
import { factsOf } from './application-row.js';
import { placedStage } from './placed-stage.js';
import { ApplicationsOfJob } from './applications-of-job.query.js';

/** "Select all": everybody whom the filter shows, also beyond the loaded page. */
@Injectable()
export class SelectApplicants {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: ApplicationsOfJob,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the posting does not exist or belongs to another company. */
  async execute(actor: Actor, jobId: string, query: SelectionQuery, language: Language): Promise<SelectionAnswer> {
    const shown = await this.applications.shown(actor, jobId, query, language);
    const rows = await this.applications.rows(shown, MAX_AT_ONCE);
    const seekerIds = rows.map((row) => row.seeker_id);
    const names = await this.identity.presentNames(actor, seekerIds, { language, place: 'list' });
    const now = this.clock.now();
    const bulk = new Set<string>(bulkActions);
    return {
      people: rows.flatMap((row) => {
        const name = names.get(row.seeker_id)?.full_name;
        if (name === undefined) return [];
        // Bulk actions do not depend on the offer.
        const actions = actionsOfCompany(factsOf(row, null), now).filter((action) => bulk.has(action));
        const { bulk_moves: moves } = placedStage(row, shown.pipeline.stages, actor.seat !== 'REVIEWER');
        return [{ id: row.id, name, allowed_actions: actions, stage_moves: moves }];
      }),
      total: shown.found ?? (await this.#count(shown.where)),
    };
  }

  async #count({ sql, params }: { readonly sql: string; readonly params: readonly unknown[] }): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from application a where ${sql}`,
      [...params],
    );
    return row?.count ?? 0;
  }
}
