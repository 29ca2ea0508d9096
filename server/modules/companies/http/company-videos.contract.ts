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

/** What a video of a gallery is about. */
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

/** Longest accepted texts, in characters. */
export const companyVideoTitleMax = 120;
export const companyVideoDescriptionMax = 2000;

/** Where an uploaded video is watched; what `POST /api/upload/video` answers as `url`. */
const ownAddress = z.string().regex(/^\/api\/stream\/video\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

const seconds = z.number().min(0).max(86_400);

const videoFields = {
  title: trimmedText(1, companyVideoTitleMax),
  description: nullableText(companyVideoDescriptionMax).optional(),
  video_category: companyVideoCategory,
  /** Place in the gallery, from 0; beyond its end means its end. */
  order: z.int().min(0).max(10_000).optional(),
  is_public: z.boolean().optional(),
};

/**
 * `video_url`: the `url` of one's own upload, or a page of another site. `thumbnail_url` and `duration` are for the latter: of
 * an upload its file is asked.
 */
export const createCompanyVideoInput = z.strictObject({
  ...videoFields,
  company_id: id,
  video_url: z.union([ownAddress, webAddress]),
  thumbnail_url: orNull(assetAddress).optional(),
  duration: seconds.nullable().optional(),
});
export type CreateCompanyVideoInput = z.output<typeof createCompanyVideoInput>;

/** Absent fields stay as they are; a blank or null description clears it. */
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
  /** Null while there is none, and for a visitor where it is a picture of this house. */
  thumbnail_url: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  /** Seconds; null while it is not known. */
  duration: z.number().min(0).nullable(),
  video_category: z.enum(companyVideoCategories),
  order: z.int().min(0),
  is_public: z.boolean(),
  /** Strangers are shown COMPLETED ones alone. */
  status: z.enum(['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']),
  progress: z.int().min(0).max(100),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CompanyVideoAnswer = z.output<typeof companyVideo>;

/** In the company's order. A gallery is small: one page is all of it. */
export const companyVideos = z.object({ videos: z.array(companyVideo), total: z.int().min(0) });
export type CompanyVideosAnswer = z.output<typeof companyVideos>;

export const companyVideoRemoved = z.object({ success: z.literal(true) });
