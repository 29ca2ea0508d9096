import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';

/** Deletes a recruiter's preset. */
@Injectable()
export class RemovePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound both for a missing preset and for somebody else's. */
  async execute(recruiterId: string, id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.presets.lock(recruiterId);
      const preset = await this.presets.findOwnForChange(id, recruiterId);
      if (!preset) throw new NotFound();
      this.presets.remove(preset);
    });
  }
}
