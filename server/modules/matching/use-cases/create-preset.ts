import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { PresetNameTaken } from '../domain/candidate-search.errors.js';
import { FilterPreset, type NewPreset } from '../domain/filter-preset.entity.js';
import type { PresetReader } from '../domain/preset-access.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';
import { SharePreset } from './share-preset.js';

export interface GivenPreset extends Pick<NewPreset, 'name' | 'filters' | 'isDefault'> {
  readonly isShared: boolean;
}

/** Saves a recruiter's filters under a name. */
@Injectable()
export class CreatePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly sharing: SharePreset,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the preset.
   * @throws PresetNameTaken, TooManyPresets, TooManySharedPresets; Forbidden if it is shared without a team.
   */
  execute(reader: PresetReader, { isShared, ...given }: GivenPreset): Promise<string> {
    const recruiterId = reader.id;
    return this.transaction.run(async () => {
      const id = newId();
      const now = this.clock.now();
      await this.presets.lock(recruiterId);
      await this.presets.leaveShared(recruiterId, reader.companyId);
      if (await this.presets.isNameTaken(recruiterId, given.name, id)) throw new PresetNameTaken();
      const preset = FilterPreset.of({ id, recruiterId, ...given }, await this.presets.takenSlots(recruiterId), now);
      if (given.isDefault) await this.presets.unsetDefault(recruiterId, id, now);
      if (isShared) await this.sharing.execute(preset, reader.companyId);
      this.presets.add(preset);
      return id;
    });
  }
}
