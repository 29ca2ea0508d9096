import { z } from 'zod';
import {
  companyVideoCategories,
  companyVideoDescriptionMax,
  companyVideoTitleMax,
} from '@modules/companies/http/company-videos.contract';

/** Details of a gallery video. */
export const entrySchema = z.object({
  title: z.string().trim().min(1).max(companyVideoTitleMax),
  description: z.string().trim().max(companyVideoDescriptionMax),
  video_category: z.enum(companyVideoCategories),
  is_public: z.boolean(),
});
export type EntryValues = z.output<typeof entrySchema>;

/** Suggests a title: `visite-atelier_2.mp4` → `visite atelier 2`. */
export function titleFromFile(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, companyVideoTitleMax);
}
