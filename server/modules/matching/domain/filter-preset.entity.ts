import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';
import { TooManyPresets, TooManySharedPresets } from './candidate-search.errors.js';

/** Slots for the presets of one recruiter. A unique index on the slot enforces the max. */
export const PRESET_SLOTS = 50;
/** The same for presets that are shared in one company. */
export const SHARED_PRESET_SLOTS = 50;

/** The chosen filters. The contract defines which keys and values are valid. */
export type StoredFilters = Readonly<Record<string, string | number | boolean>>;

const FilterPresetSchema = defineEntity({
  name: 'FilterPreset',
  tableName: 'filter_preset',
  properties: {
    id: p.uuid().primary(),
    /** Its author; null once they left the team with which it is shared. */
    recruiterId: p.uuid().strictNullable(),
    slot: p.smallint(),
    name: p.text(),
    filters: p.json<StoredFilters>(),
    /** Applied when the page opens. At most one per recruiter. */
    isDefault: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** The company whose team reads it; null if it is the author's alone. */
    companyId: p.uuid().strictNullable(),
    companySlot: p.smallint().strictNullable(),
    /** A person whom it finds has one of these (`preset-selectors.ts`); null until they are computed. */
    selectors: textList().strictNullable(),
    /** The version of the index for which they were computed. */
    selectorsOf: p.text().strictNullable(),
  },
  uniques: [
    { name: 'filter_preset_slot_unique', properties: ['recruiterId', 'slot'] },
    { name: 'filter_preset_company_slot_unique', properties: ['companyId', 'companySlot'] },
  ],
  indexes: [
    { name: 'filter_preset_selectors_of_index', properties: ['selectorsOf', 'id'] },
    {
      name: 'filter_preset_selectors_index',
      expression: 'create index filter_preset_selectors_index on filter_preset using gin (selectors)',
    },
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
    {
      name: 'filter_preset_company_slot_check',
      expression: `company_slot >= 1 and company_slot <= ${SHARED_PRESET_SLOTS}`,
    },
    { name: 'filter_preset_company_check', expression: '(company_id is null) = (company_slot is null)' },
    {
      name: 'filter_preset_reader_check',
      expression: 'recruiter_id is not null or (company_id is not null and not is_default)',
    },
    { name: 'filter_preset_filters_check', expression: `jsonb_typeof(filters) = 'object'` },
    noNullEntries('filter_preset', 'selectors'),
  ],
  triggers: [
    {
      name: 'filter_preset_forget_selectors',
      timing: 'before',
      events: ['update'],
      forEach: 'row',
      expression: `create trigger filter_preset_forget_selectors before update on filter_preset for each row when (old.filters is distinct from new.filters) execute function filter_preset_forget_selectors()`,
    },
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
    const slot = freeAmong(PRESET_SLOTS, taken);
    if (slot === undefined) throw new TooManyPresets(PRESET_SLOTS);
    const unset = { companyId: null, companySlot: null, selectors: null, selectorsOf: null };
    return Object.assign(new FilterPreset(), { ...preset, ...unset, slot, createdAt: now, updatedAt: now });
  }

  /** @param taken slots of the company's other shared presets. @throws TooManySharedPresets if no slot is free. */
  share(companyId: string, taken: readonly number[], now: Date): void {
    const slot = freeAmong(SHARED_PRESET_SLOTS, taken);
    if (slot === undefined) throw new TooManySharedPresets(SHARED_PRESET_SLOTS);
    this.companyId = companyId;
    this.companySlot = slot;
    this.updatedAt = now;
  }

  /** It is the author's alone again. */
  unshare(now: Date): void {
    this.companyId = null;
    this.companySlot = null;
    this.updatedAt = now;
  }

  change(changes: PresetChanges, now: Date): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }
}

const freeAmong = (count: number, taken: readonly number[]): number | undefined =>
  Array.from({ length: count }, (_, index) => index + 1).find((each) => !taken.includes(each));

FilterPresetSchema.setClass(FilterPreset);
export { FilterPresetSchema };
