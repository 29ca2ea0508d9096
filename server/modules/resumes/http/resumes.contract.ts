import { z } from 'zod';

export const suggestionFields = ['title', 'skills', 'years_experience', 'languages', 'experience'] as const;
export type SuggestionField = (typeof suggestionFields)[number];

/** One thing that a résumé says, for one field of the profile; of `skills` and `languages` there are several. */
export const resumeSuggestion = z.object({
  field: z.enum(suggestionFields),
  value: z.union([z.string(), z.int()]),
  /** 0 to 1: how surely the résumé says it. */
  confidence: z.number().min(0).max(1),
  /** The words it was read from. */
  quote: z.string(),
});
export type ResumeSuggestion = z.output<typeof resumeSuggestion>;

export const resumeSuggestions = z.object({ suggestions: z.array(resumeSuggestion).max(100) });
export type ResumeSuggestions = z.output<typeof resumeSuggestions>;

export const resumeMaxBytes = 10 * 1024 * 1024;
/** `.zip`: LinkedIn's data archive. */
export const resumeExtensions = ['.pdf', '.docx', '.odt', '.txt', '.zip'] as const;

/** Receives a résumé shared from another app on a phone, and continues with it (`client/public/manifest.webmanifest`). */
export const sharedResumePath = '/profile/shared-resume';
