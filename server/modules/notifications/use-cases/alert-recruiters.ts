import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PresetFinds, PresetsForPerson } from '../../matching/index.js';
import { Notify } from './notify.js';

interface Row {
  preset_id: string;
  account_id: string;
}

/**
 * A profile became visible or changed: notifies each recruiter whose preset finds it, once per person and without a name. Presets
 * do not find people who hide from the recruiter's company. Reads only presets that ask for something which the person has.
 */
@Injectable()
export class AlertRecruiters {
  constructor(
    private readonly em: EntityManager,
    private readonly presets: PresetsForPerson,
    private readonly finds: PresetFinds,
    private readonly notify: Notify,
  ) {}

  /** @returns how many recruiters were notified. */
  async execute(seekerId: string, signal?: AbortSignal): Promise<number> {
    let notified = 0;
    for await (const ids of this.presets.pages(seekerId, signal)) {
      const rows = await this.em.execute<Row[]>(
        'select preset_id, account_id from preset_alert where preset_id in (?) order by preset_id',
        [[...ids]],
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
    }
    return notified;
  }
}
