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
 * Somebody can be found, or tells something new: every recruiter with a preset that finds them is told once of this person, and
 * not by name. Presets do not find who hides from the recruiter's company.
 */
@Injectable()
export class AlertRecruiters {
  constructor(
    private readonly em: EntityManager,
    private readonly finds: PresetFinds,
    private readonly notify: Notify,
  ) {}

  /** @returns how many were told. */
  async execute(seekerId: string, signal?: AbortSignal): Promise<number> {
    let told = 0;
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
        if (isNew) told += 1;
      }
      after = rows.at(-1)?.preset_id ?? after;
      more = rows.length === PAGE;
    }
    return told;
  }
}
