import { z } from 'zod';
import { id, inOrder, queryBoolean, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { presentedCandidate } from '../../identity/http/candidates.contract.js';

export const candidateSorts = ['relevance', 'newest', 'experience'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

const years = z.coerce.number().int().min(0).max(50);
const pay = z.coerce.number().int().min(0).max(10_000_000);

/** The filters, as used in the page address, presets and the query string. */
export const candidateFilters = z.strictObject({
  search: trimmedText(0, 200).optional(),
  location: trimmedText(0, 100).optional(),
  /** Comma-separated; a candidate must have all of them. */
  skills: trimmedText(0, 500).optional(),
  experience_min: years.optional(),
  experience_max: years.optional(),
  remote: queryBoolean.optional(),
  has_video: queryBoolean.optional(),
  /** CAD per year; must overlap the person's pay preference. People without one are left out if a limit is set. */
  salary_min: pay.optional(),
  salary_max: pay.optional(),
  sort_by: z.enum(candidateSorts).default('relevance'),
});
export type CandidateFilters = z.output<typeof candidateFilters>;

const ranges = [
  ['experience_min', 'experience_max'],
  ['salary_min', 'salary_max'],
] as const;

export const candidateSearchQuery = inOrder(
  candidateFilters.extend({
    user_type: z.string().max(20).optional(),
    /** Accepted and ignored: the server decides on masking. */
    apply_masking: z.string().max(5).optional(),
    /** Sorts by match with this posting of the caller's company if `sort_by` is relevance. */
    job_id: id.optional(),
    ...pageFields,
  }),
  ...ranges,
);
export type CandidateSearchQuery = z.output<typeof candidateSearchQuery>;

const facet = z.object({ value: z.string(), label: z.string(), count: z.int().min(0) });

/** Counted under the other filters: the number of results if the value is chosen. */
export const candidateFacets = z.object({
  skills: z.array(facet),
  locations: z.array(facet),
  experience: z.array(facet),
  remote: z.int().min(0),
  has_video: z.int().min(0),
  /** Present above 10,000 people: counts are estimates with two significant digits. */
  is_estimate: z.literal(true).optional(),
});
export type CandidateFacets = z.infer<typeof candidateFacets>;

export const candidatesPage = pageOf('users', presentedCandidate).extend({
  facets: candidateFacets,
  /** With `job_id`: match score 0–100 by user id for this page; absent if they were not compared. */
  scores: z.record(id, z.int().min(0).max(100)).optional(),
  /** Present if nobody matches the words as typed: results match similar words. */
  approximate: z.literal(true).optional(),
});
export type CandidatesPage = z.infer<typeof candidatesPage>;

/** Filters stored in a preset: names as in the query, JSON values. */
export const presetFilters = z.strictObject({
  search: trimmedText(0, 200).optional(),
  location: trimmedText(0, 100).optional(),
  skills: trimmedText(0, 500).optional(),
  experience_min: z.int().min(0).max(50).optional(),
  experience_max: z.int().min(0).max(50).optional(),
  remote: z.boolean().optional(),
  has_video: z.boolean().optional(),
  salary_min: z.int().min(0).max(10_000_000).optional(),
  salary_max: z.int().min(0).max(10_000_000).optional(),
  sort_by: z.enum(candidateSorts).optional(),
});

export const LONGEST_PRESET_NAME = 80;
export const MAX_PRESETS = 50;

export const filterPreset = z.object({
  id,
  name: z.string(),
  filters: presetFilters,
  /** Of the caller: applied when the page opens. A colleague’s preset never is. */
  is_default: z.boolean(),
  /** The team reads it. */
  is_shared: z.boolean(),
  /** Whether the caller made it; the author also shares it, and is alerted. */
  is_own: z.boolean(),
  /** The colleague who made it; null for the caller's own, and once that colleague left the team. */
  author_name: z.string().nullable(),
  /** Whether the caller may rename, replace and delete it: the author, and the team’s owners. */
  can_change: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type FilterPreset = z.infer<typeof filterPreset>;

/** The default first, then by name, with those that the team shares. At most 50 of each, so one page holds all. */
export const filterPresets = z.object({ presets: z.array(filterPreset) });
export type FilterPresets = z.infer<typeof filterPresets>;

export const createPresetRequest = z.strictObject({
  name: trimmedText(1, LONGEST_PRESET_NAME),
  filters: inOrder(presetFilters, ...ranges),
  is_default: z.boolean().default(false),
  /** Shares it with the team. */
  is_shared: z.boolean().default(false),
});
export type CreatePresetRequest = z.infer<typeof createPresetRequest>;

export const updatePresetRequest = z.strictObject({
  name: trimmedText(1, LONGEST_PRESET_NAME).optional(),
  filters: inOrder(presetFilters, ...ranges).optional(),
  is_default: z.boolean().optional(),
  is_shared: z.boolean().optional(),
});
export type UpdatePresetRequest = z.infer<typeof updatePresetRequest>;

export const presetRemoved = z.object({ success: z.literal(true) });
export type PresetRemoved = z.infer<typeof presetRemoved>;
