import { defineEntity, p } from '@mikro-orm/core';
import { noNullEntries, textList } from '../../../platform/database/text-list.js';

/** What counting under the plain filters reads, so that it never opens a row. */
const filterColumns = 'years_experience, remote, has_video, pay_min, pay_ceiling';

/**
 * By what visible seekers are found. A row is made of the masked card and nothing else, so that no search can ask for what the
 * card keeps; towns and provinces are names of a list, pay is the parsed wish. Written and read in SQL.
 */
export const CandidateSearchSchema = defineEntity({
  name: 'CandidateSearch',
  tableName: 'candidate_search',
  properties: {
    seekerId: p.uuid().primary(),
    /** Words of the card, French and English, and ids of the concepts it names. */
    search: p.type('tsvector').columnType('tsvector').lazy().returning(false),
    /** Ids of concepts the card names; `text/<words>` for a skill the lexicon does not know. */
    skills: textList(),
    /** Words of the place, its town and its province. */
    place: p.type('tsvector').columnType('tsvector').lazy().returning(false),
    /** What the list of places calls it. */
    town: p.text().strictNullable(),
    yearsExperience: p.smallint().strictNullable(),
    remote: p.boolean(),
    hasVideo: p.boolean(),
    /** Whole CAD a year; both null without a wish that can be read. */
    payMin: p.integer().strictNullable(),
    /** Upper end of the wish; the largest number where it is open. */
    payCeiling: p.integer().strictNullable(),
    /** How much the card tells, 0..100. */
    strength: p.smallint(),
    joinedAt: p.datetime(3),
    changedAt: p.datetime(3),
    /** Lexicon and making the row is of. */
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
