import { defineEntity, p } from '@mikro-orm/core';
import { TooManyPresets } from './candidate-search.errors.js';

/** Slots for the presets of one recruiter. A unique index on the slot enforces the max. */
export const PRESET_SLOTS = 50;

/** The chosen filters. The contract defines which keys and values are valid. */
export type StoredFilters = Readonly<Record<string, string | number | boolean>>;

const FilterPresetSchema = defineEntity({
  name: 'FilterPreset',
  tableName: 'filter_preset',
  properties: {
    id: p.uuid().primary(),
    recruiterId: p.uuid(),
    slot: p.smallint(),
    name: p.text(),
    filters: p.json<StoredFilters>(),
    /** Applied when the page opens. At most one per recruiter. */
    isDefault: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'filter_preset_slot_unique', properties: ['recruiterId', 'slot'] }],
  indexes: [
    {
      name: 'filter_preset_name_unique',
      expression: 'create unique index filter_preset_name_unique on filter_preset (recruiter_id, lower(name))',
    },
    {
      name: 'filter_preset_default_unique',
      expression: 'create unique index filter_preset_default_unique on filter_preset (recruiter_id) where is_default',
    },
  ],
  checks: [
    { name: 'filter_preset_slot_check', expression: `slot >= 1 and slot <= ${PRESET_SLOTS}` },
    {
      name: 'filter_preset_name_check',
      expression: 'btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80',
    },
    { name: 'filter_preset_filters_check', expression: `jsonb_typeof(filters) = 'object'` },
  ],
});

export interface NewPreset {
  readonly id: string;
  readonly recruiterId: string;
  readonly name: string;
  readonly filters: StoredFilters;
  readonly isDefault: boolean;
}

export interface PresetChanges {
  readonly name?: string;
  readonly filters?: StoredFilters;
  readonly isDefault?: boolean;
}

/** A named set of candidate-search filters that a recruiter saved. */
export class FilterPreset extends FilterPresetSchema.class {
  /**
   * @param taken slots of the recruiter's other presets.
   * @throws TooManyPresets if no slot is free.
   */
  static of(preset: NewPreset, taken: readonly number[], now: Date): FilterPreset {
    const slots = Array.from({ length: PRESET_SLOTS }, (_, index) => index + 1);
    const slot = slots.find((each) => !taken.includes(each));
    if (slot === undefined) throw new TooManyPresets(PRESET_SLOTS);
    return Object.assign(new FilterPreset(), { ...preset, slot, createdAt: now, updatedAt: now });
  }

  change(changes: PresetChanges, now: Date): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }
}

FilterPresetSchema.setClass(FilterPreset);
export { FilterPresetSchema };
