import { z } from 'zod';
import {
  id,
  nullableText,
  timestamp,
  trimmedText,
  upperEnum,
  webAddress,
} from '../../../platform/contract/fields.contract.js';
import { assetAddress, orNull } from './companies.contract.js';

/** Topics of gallery videos. */
export const companyVideoCategories = [
  'ABOUT',
  'CULTURE',
  'TEAM',
  'OFFICE',
  'BENEFITS',
  'PROJECTS',
  'TESTIMONIALS',
] as const;
export type CompanyVideoCategory = (typeof companyVideoCategories)[number];
export const companyVideoCategory = upperEnum(companyVideoCategories);

/** Maximum length in characters. */
export const companyVideoTitleMax = 120;
export const companyVideoDescriptionMax = 2000;

/** URL of an uploaded video: the `url` that `POST /api/upload/video` returns. */
const ownAddress = z.string().regex(/^\/api\/stream\/video\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

const seconds = z.number().min(0).max(86_400);

const videoFields = {
  title: trimmedText(1, companyVideoTitleMax),
  description: nullableText(companyVideoDescriptionMax).optional(),
  video_category: companyVideoCategory,
  /** Position in the gallery, from 0; beyond its end means the end. */
  order: z.int().min(0).max(10_000).optional(),
  is_public: z.boolean().optional(),
};

/**
 * `video_url`: the `url` of the caller's own upload, or a page of another site. `thumbnail_url` and `duration` are only for
 * another site; for an upload the file's own values are used.
 */
export const createCompanyVideoInput = z.strictObject({
  ...videoFields,
  company_id: id,
  video_url: z.union([ownAddress, webAddress]),
  thumbnail_url: orNull(assetAddress).optional(),
  duration: seconds.nullable().optional(),
});
export type CreateCompanyVideoInput = z.output<typeof createCompanyVideoInput>;

/** Absent fields stay unchanged; a blank or null description clears it. */
export const updateCompanyVideoInput = z.strictObject({
  ...videoFields,
  title: videoFields.title.optional(),
  video_category: videoFields.video_category.optional(),
});
export type UpdateCompanyVideoInput = z.output<typeof updateCompanyVideoInput>;

export const companyVideo = z.object({
  id,
  company_id: id,
  /** Null for a page of another site. */
  video_id: id.nullable(),
  video_url: z.string(),
  /** Null if there is none, and for visitors if the picture is stored here (it needs a sign-in). */
  thumbnail_url: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** Seconds; null if unknown. */
  duration: z.number().min(0).nullable(),
  video_category: z.enum(companyVideoCategories),
  order: z.int().min(0),
  is_public: z.boolean(),
  /** Only the team sees videos that are not COMPLETED. */
  status: z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']),
  progress: z.int().min(0).max(100),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CompanyVideoAnswer = z.output<typeof companyVideo>;

/** In the company's order. A gallery is small, so one page contains all of it. */
export const companyVideos = z.object({ videos: z.array(companyVideo), total: z.int().min(0) });
export type CompanyVideosAnswer = z.output<typeof companyVideos>;

export const companyVideoRemoved = z.object({ success: z.literal(true) });
