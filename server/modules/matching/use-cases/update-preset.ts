import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { PresetNameTaken } from '../domain/candidate-search.errors.js';
import type { FilterPreset, PresetChanges } from '../domain/filter-preset.entity.js';
import type { PresetReader } from '../domain/preset-access.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';
import { SharePreset } from './share-preset.js';

export interface GivenPresetChanges extends PresetChanges {
  readonly isShared?: boolean;
}

/** Renames a preset, replaces its filters, makes it the default, or shares it with the team. */
@Injectable()
export class UpdatePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly sharing: SharePreset,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound for a preset that the reader may not read; PresetNameTaken, TooManySharedPresets.
   * @throws Forbidden for a colleague's, except for its name and filters by an owner of the team.
   */
  async execute(reader: PresetReader, id: string, given: GivenPresetChanges): Promise<void> {
    await this.transaction.run(async () => {
      await this.presets.lock(reader.id);
      await this.presets.leaveShared(reader.id, reader.companyId);
      const found = await this.presets.findForChange(id, reader);
      if (!found) throw new NotFound();
      const isAuthors = given.isDefault !== undefined || given.isShared !== undefined;
      if (found.access === 'READER' || (found.access === 'OWNER' && isAuthors)) throw new Forbidden();
      await this.#change(found.preset, reader, given);
    });
  }

  async #change(
    preset: FilterPreset,
    { companyId }: PresetReader,
    { isShared, ...changes }: GivenPresetChanges,
  ): Promise<void> {
    const now = this.clock.now();
    const { id, recruiterId } = preset;
    if (recruiterId !== null) {
      const isTaken = changes.name !== undefined && (await this.presets.isNameTaken(recruiterId, changes.name, id));
      if (isTaken) throw new PresetNameTaken();
      if (changes.isDefault === true) await this.presets.unsetDefault(recruiterId, id, now);
    }
    if (isShared === true && preset.companyId === null) await this.sharing.execute(preset, companyId);
    if (isShared === false) preset.unshare(now);
    preset.change(changes, now);
  }
}
