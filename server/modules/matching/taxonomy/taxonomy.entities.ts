import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';
import type { KnownName, KnownText } from '../engine/similarity/knowledge.js';
import type { Attribution } from './attributions.js';

/** An import of classifications; one is current. `taxonomy-store.ts` reads and writes both tables in SQL. */
export const TaxonomyVersionSchema = defineEntity({
  name: 'TaxonomyVersion',
  tableName: 'taxonomy_version',
  properties: {
    version: p.text().primary(),
    concepts: p.integer(),
    names: p.integer(),
    attributions: p.json<readonly Attribution[]>(),
    importedAt: p.datetime(3),
    isCurrent: p.boolean(),
    /** The topic model for scores; null if an older release imported it. */
    topics: p.blob().nullable().lazy(),
  },
  indexes: [
    {
      name: 'taxonomy_version_current_unique',
      expression:
        'create unique index taxonomy_version_current_unique on taxonomy_version (is_current) where is_current',
    },
  ],
  checks: [
    { name: 'taxonomy_version_concepts_check', expression: 'concepts > 0' },
    { name: 'taxonomy_version_attributions_check', expression: `jsonb_typeof(attributions) = 'array'` },
  ],
});

export const TaxonomyConceptSchema = defineEntity({
  name: 'TaxonomyConcept',
  tableName: 'taxonomy_concept',
  properties: {
    version: () =>
      p
        .manyToOne(TaxonomyVersionSchema)
        .mapToPk()
        .primary()
        .fieldName('version')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('taxonomy_concept_version_foreign'),
    id: p.text().primary(),
    kind: p.text().$type<'occupation' | 'skill'>(),
    position: p.integer(),
    names: p.json<readonly KnownName[]>(),
    texts: p.json<readonly KnownText[]>(),
    near: textList(),
  },
  checks: [
    { name: 'taxonomy_concept_kind_check', expression: `kind in ('occupation', 'skill')` },
    { name: 'taxonomy_concept_names_check', expression: `jsonb_typeof(names) = 'array'` },
    noNullEntries('taxonomy_concept', 'near'),
  ],
});
