import { defineEntity, p } from '@mikro-orm/core';
import { TooManySearches } from './notifications.errors.js';

/** Maximum saved searches of a seeker. Each takes one slot, and the database enforces the limit. */
export const SEARCH_SLOTS = 20;

export type StoredSearch = Readonly<Record<string, string | number | boolean>>;

const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    slot: p.smallint(),
    name: p.text(),
    filters: p.json<StoredSearch>(),
    /** Whether its owner is notified of new postings that match. */
    alert: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'saved_search_slot_unique', properties: ['accountId', 'slot'] }],
  indexes: [
    {
      name: 'saved_search_name_unique',
      expression: 'create unique index saved_search_name_unique on saved_search (account_id, lower(name))',
    },
    {
      name: 'saved_search_selector_index',
      expression:
        'create index saved_search_selector_index on saved_search (saved_search_selector(filters), id) where alert',
    },
    {
      name: 'saved_search_alert_index',
      expression: 'create index saved_search_alert_index on saved_search (id) where alert',
    },
  ],
  checks: [
    { name: 'saved_search_slot_check', expression: `slot >= 1 and slot <= ${SEARCH_SLOTS}` },
    {
      name: 'saved_search_name_check',
      expression: 'btrim(name) = name and char_length(name) >= 1 and char_length(name) <= 80',
    },
    { name: 'saved_search_filters_check', expression: `jsonb_typeof(filters) = 'object'` },
  ],
});

export interface NewSearch {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly filters: StoredSearch;
  readonly alert: boolean;
}

/** A seeker's named filters of the posting list, to reuse them and to be notified of new postings. */
export class SavedSearch extends SavedSearchSchema.class {
  /**
   * @param taken slots of the seeker's other searches.
   * @throws TooManySearches if no slot is free.
   */
  static of(search: NewSearch, taken: readonly number[], now: Date): SavedSearch {
    const slot = Array.from({ length: SEARCH_SLOTS }, (_, index) => index + 1).find((each) => !taken.includes(each));
    if (slot === undefined) throw new TooManySearches(SEARCH_SLOTS);
    return Object.assign(new SavedSearch(), { ...search, slot, createdAt: now, updatedAt: now });
  }

  change(changes: Partial<Pick<NewSearch, 'name' | 'filters' | 'alert'>>, now: Date): void {
    Object.assign(this, changes);
    this.updatedAt = now;
  }
}

SavedSearchSchema.setClass(SavedSearch);
export { SavedSearchSchema };
