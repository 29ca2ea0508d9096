import { z } from 'zod';

/** Notices for imported classifications, in the words of their licences. `level` 1: nothing is imported. */
export const attributions = z.object({
  level: z.union([z.literal(1), z.literal(2)]),
  attributions: z.array(
    z.object({
      source: z.string(),
      version: z.string(),
      licence: z.string(),
      url: z.string(),
      text: z.object({ fr: z.string(), en: z.string() }),
    }),
  ),
});
export type Attributions = z.infer<typeof attributions>;
