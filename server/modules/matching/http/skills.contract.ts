import { z } from 'zod';

/** `q`: the typed prefix, in French or English, with or without accents. */
export const skillSuggestionsQuery = z.strictObject({
  q: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type SkillSuggestionsQuery = z.infer<typeof skillSuggestionsQuery>;

/** Labels in the reader's language. `skill_names` contains the same labels as plain strings. */
export const skillSuggestions = z.object({
  skills: z.array(z.object({ id: z.string(), label: z.string() })),
  skill_names: z.array(z.string()),
});
export type SkillSuggestions = z.infer<typeof skillSuggestions>;
