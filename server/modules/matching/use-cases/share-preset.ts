import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Forbidden } from '../../../platform/errors/request.errors.js';
import type { FilterPreset } from '../domain/filter-preset.entity.js';
import { FilterPresetRepository } from '../persistence/filter-preset.repository.js';

/** An author shares a preset with the team. Call inside a transaction. */
@Injectable()
export class SharePreset {
  constructor(
    private readonly presets: FilterPresetRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySharedPresets; Forbidden without a team. */
  async execute(preset: FilterPreset, companyId: string | null): Promise<void> {
    if (companyId === null) throw new Forbidden();
    await this.presets.lockShared(companyId);
    preset.share(companyId, await this.presets.sharedSlots(companyId), this.clock.now());
  }
}
