import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { PresetNameTaken } from '../domain/candidate-search.errors.js';
import type { PresetChanges } from '../domain/filter-preset.entity.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';

/** Renames a preset, replaces its filters, or makes it the default. */
@Injectable()
export class UpdatePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound both for a missing preset and for somebody else's. @throws PresetNameTaken */
  async execute(recruiterId: string, id: string, changes: PresetChanges): Promise<void> {
    await this.transaction.run(async () => {
      const now = this.clock.now();
      await this.presets.lock(recruiterId);
      const preset = await this.presets.findOwnForChange(id, recruiterId);
      if (!preset) throw new NotFound();
      const isTaken = changes.name !== undefined && (await this.presets.isNameTaken(recruiterId, changes.name, id));
      if (isTaken) throw new PresetNameTaken();
      if (changes.isDefault === true) await this.presets.unsetDefault(recruiterId, id, now);
      preset.change(changes, now);
    });
  }
}
