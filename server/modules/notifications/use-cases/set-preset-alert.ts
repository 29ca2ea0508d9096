import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { PresetFinds } from '../../matching/index.js';

/** Switches the alert of a recruiter's preset on or off. */
@Injectable()
export class SetPresetAlert {
  constructor(
    private readonly em: EntityManager,
    private readonly presets: PresetFinds,
    private readonly clock: Clock,
  ) {}

  /** Presets with an alert; leaves out removed presets. */
  async list(recruiterId: string): Promise<string[]> {
    const rows = await this.em.execute<{ preset_id: string }[]>(
      'select preset_id from preset_alert where account_id = ? order by preset_id',
      [recruiterId],
    );
    const own = new Set(await this.presets.idsOf(recruiterId));
    return rows.map((row) => row.preset_id).filter((id) => own.has(id));
  }

  /** @throws NotFound if the preset does not exist or belongs to another account. */
  async execute(recruiterId: string, presetId: string, alert: boolean): Promise<void> {
    if (!(await this.presets.idsOf(recruiterId)).includes(presetId)) throw new NotFound();
    if (alert) {
      await this.em.execute(
        'insert into preset_alert (preset_id, account_id, created_at) values (?, ?, ?) on conflict do nothing',
        [presetId, recruiterId, this.clock.now()],
      );
    } else {
      await this.em.execute('delete from preset_alert where preset_id = ? and account_id = ?', [presetId, recruiterId]);
    }
  }
}
