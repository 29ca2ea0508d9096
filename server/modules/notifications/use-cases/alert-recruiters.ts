import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PresetFinds } from '../../matching/index.js';
import { Notify } from './notify.js';

const PAGE = 200;

interface Row {
  preset_id: string;
  account_id: string;
}

/**
 * A profile became visible or changed: notifies each recruiter whose preset finds it, once per person and without a name. Presets
 * do not find people who hide from the recruiter's company.
 */
@Injectable()
export class AlertRecruiters {
  constructor(
    private readonly em: EntityManager,
    private readonly finds: PresetFinds,
    private readonly notify: Notify,
  ) {}

  /** @returns how many recruiters were notified. */
  async execute(seekerId: string, signal?: AbortSignal): Promise<number> {
    let notified = 0;
    for (let after = '00000000-0000-0000-0000-000000000000', more = true; more;) {
      signal?.throwIfAborted();
      const rows = await this.em.execute<Row[]>(
        'select preset_id, account_id from preset_alert where preset_id > ? order by preset_id limit ?',
        [after, PAGE],
      );
      for (const { preset_id: presetId, account_id: accountId } of rows) {
        const preset = await this.finds.execute(presetId, accountId, seekerId);
        if (!preset) continue;
        const isNew = await this.notify.execute({
          accountId,
          news: 'CANDIDATE_ALERT',
          eventKey: seekerId,
          params: { preset: preset.name },
          path: `/recruiter/candidates/${seekerId}`,
          aboutId: seekerId,
        });
        if (isNew) notified += 1;
      }
      after = rows.at(-1)?.preset_id ?? after;
      more = rows.length === PAGE;
    }
    return notified;
  }
}
