import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';

/** Columns that counts read. The indexes include them, so a count never reads the table. */
const filterColumns = 'years_experience, remote, has_video, pay_min, pay_ceiling';

/**
 * The search index of visible seekers. It is built from the masked card only, so no search can query hidden data. Places are names from a
 * list, pay is the parsed preference. Read and written in SQL.
 */
export const CandidateSearchSchema = defineEntity({
  name: 'CandidateSearch',
  tableName: 'candidate_search',
  properties: {
    seekerId: p.uuid().primary(),
    /** Words of the card in French and English, and ids of the concepts it names. */
    search: p.type('tsvector').columnType('tsvector').lazy().returning(false),
    /** Ids of concepts that the card names; `text/<words>` for a skill that the lexicon does not know. */
    skills: textList(),
    /** Words of the place, its town and its province. */
    place: p.type('tsvector').columnType('tsvector').lazy().returning(false),
    /** The town's name in the list of places. */
    town: p.text().strictNullable(),
    yearsExperience: p.smallint().strictNullable(),
    remote: p.boolean(),
    hasVideo: p.boolean(),
    /** Whole CAD per year. Both are null if there is no pay preference that we can parse. */
    payMin: p.integer().strictNullable(),
    /** Upper end of the pay preference; the largest integer if it is open. */
    payCeiling: p.integer().strictNullable(),
    /** How complete the card is, 0..100. */
    strength: p.smallint(),
    joinedAt: p.datetime(3),
    changedAt: p.datetime(3),
    /** Version of the lexicon and of the code that built the row. */
    engineVersion: p.text(),
  },
  indexes: [
    {
      name: 'candidate_search_newest_index',
      expression: `create index candidate_search_newest_index on candidate_search (joined_at desc, seeker_id desc)
        include (${filterColumns})`,
    },
    {
      name: 'candidate_search_strength_index',
      expression: `create index candidate_search_strength_index on candidate_search
        (strength desc, changed_at desc, seeker_id desc) include (${filterColumns})`,
    },
    {
      name: 'candidate_search_experience_index',
      expression: `create index candidate_search_experience_index on candidate_search
        (years_experience desc nulls last, joined_at desc, seeker_id desc) include (remote, has_video, pay_min, pay_ceiling)`,
    },
    {
      name: 'candidate_search_search_index',
      expression: 'create index candidate_search_search_index on candidate_search using gin (search)',
    },
    {
      name: 'candidate_search_skills_index',
      expression: 'create index candidate_search_skills_index on candidate_search using gin (skills)',
    },
    {
      name: 'candidate_search_place_index',
      expression: 'create index candidate_search_place_index on candidate_search using gin (place)',
    },
    {
      name: 'candidate_search_remote_index',
      expression:
        'create index candidate_search_remote_index on candidate_search (joined_at desc, seeker_id desc) where remote',
    },
    {
      name: 'candidate_search_has_video_index',
      expression:
        'create index candidate_search_has_video_index on candidate_search (joined_at desc, seeker_id desc) where has_video',
    },
    { name: 'candidate_search_pay_min_index', properties: ['payMin'] },
    { name: 'candidate_search_pay_ceiling_index', properties: ['payCeiling'] },
  ],
  checks: [
    { name: 'candidate_search_years_experience_check', expression: 'years_experience >= 0 and years_experience <= 70' },
    {
      name: 'candidate_search_pay_check',
      expression: '(pay_min is null) = (pay_ceiling is null) and pay_min >= 0 and pay_min <= pay_ceiling',
    },
    noNullEntries('candidate_search', 'skills'),
    { name: 'candidate_search_strength_check', expression: 'strength >= 0 and strength <= 100' },
    { name: 'candidate_search_town_check', expression: 'char_length(town) >= 1 and char_length(town) <= 200' },
  ],
});
