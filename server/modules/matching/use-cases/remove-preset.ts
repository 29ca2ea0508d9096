import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import type { PresetReader } from '../domain/preset-access.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';

/** Deletes a preset, for the whole team if it is shared. */
@Injectable()
export class RemovePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly transaction: Transaction,
  ) {}

  /** @throws NotFound for a preset that the reader may not read; Forbidden for a colleague's, except for owners. */
  async execute(reader: PresetReader, id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.presets.lock(reader.id);
      const found = await this.presets.findForChange(id, reader);
      if (!found) throw new NotFound();
      if (found.access === 'READER') throw new Forbidden();
      this.presets.remove(found.preset);
    });
  }
}
