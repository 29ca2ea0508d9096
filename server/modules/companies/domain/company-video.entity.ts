import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';

/** Topic of a gallery video; `http/company-videos.contract.ts` has the same list. */
export type CompanyVideoCategory = 'ABOUT' | 'CULTURE' | 'TEAM' | 'OFFICE' | 'BENEFITS' | 'PROJECTS' | 'TESTIMONIALS';

/** Maximum entries of a gallery. */
export const MAX_VIDEOS = 50;

export const CompanyVideoSchema = defineEntity({
  name: 'CompanyVideo',
  tableName: 'company_video',
  properties: {
    id: p.uuid().primary(),
    company: () =>
      p
        .manyToOne(CompanySchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_video_company_id_foreign'),
    /** The member who uploaded it: the video is removed when they leave. */
    addedBy: p.uuid(),
    /** A video uploaded here; null if the entry links to another site. */
    videoId: p.uuid().strictNullable(),
    linkUrl: p.text().strictNullable(),
    /** Of a link, as the member entered it. For an uploaded video the file's own values are used. */
    linkThumbnailUrl: p.text().strictNullable(),
    linkDuration: p.double().strictNullable(),
    title: p.text(),
    description: p.text().strictNullable(),
    category: p.text().$type<CompanyVideoCategory>(),
    position: p.smallint(),
    isPublic: p.boolean(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  uniques: [{ name: 'company_video_video_id_unique', properties: ['videoId'] }],
  indexes: [
    { name: 'company_video_company_id_index', properties: ['company', 'position', 'id'] },
    { name: 'company_video_added_by_index', properties: ['addedBy'] },
  ],
  checks: [
    {
      name: 'company_video_category_check',
      expression: `category in ('ABOUT', 'CULTURE', 'TEAM', 'OFFICE', 'BENEFITS', 'PROJECTS', 'TESTIMONIALS')`,
    },
    { name: 'company_video_source_check', expression: '(video_id is null) <> (link_url is null)' },
    { name: 'company_video_link_url_check', expression: `link_url ~ '^https?://' and char_length(link_url) <= 500` },
    {
      name: 'company_video_link_thumbnail_url_check',
      expression: `link_thumbnail_url ~ '^(https?://|/api/)' and char_length(link_thumbnail_url) <= 500`,
    },
    // Quoted, because PostgreSQL adds a cast to a bare number and the schema comparison would see a difference.
    { name: 'company_video_link_duration_check', expression: "link_duration >= '0'" },
    { name: 'company_video_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 120' },
    { name: 'company_video_description_check', expression: 'char_length(description) <= 2000' },
    { name: 'company_video_position_check', expression: 'position >= 0' },
  ],
});

/** Either a video uploaded here, or a page of another site. */
export type VideoSource =
  | { readonly videoId: string }
  | { readonly linkUrl: string; readonly thumbnailUrl: string | null; readonly duration: number | null };

/** Fields of a video that can change; undefined leaves the value as it is. */
export interface CompanyVideoDetails {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly category?: CompanyVideoCategory | undefined;
  readonly isPublic?: boolean | undefined;
}

export interface NewCompanyVideo {
  readonly id: string;
  readonly companyId: string;
  readonly addedBy: string;
  readonly source: VideoSource;
  readonly title: string;
  readonly description: string | null;
  readonly category: CompanyVideoCategory;
  readonly isPublic: boolean;
}

/** One entry of a company's gallery. `gallery-order.ts` calculates its position. */
export class CompanyVideo extends CompanyVideoSchema.class {
  static add(fresh: NewCompanyVideo, position: number, now: Date): CompanyVideo {
    const video = new CompanyVideo();
    const { source } = fresh;
    const link = 'videoId' in source ? null : source;
    Object.assign(video, {
      id: fresh.id,
      company: fresh.companyId,
      addedBy: fresh.addedBy,
      videoId: 'videoId' in source ? source.videoId : null,
      linkUrl: link?.linkUrl ?? null,
      linkThumbnailUrl: link?.thumbnailUrl ?? null,
      linkDuration: link?.duration ?? null,
      title: fresh.title,
      description: fresh.description,
      category: fresh.category,
      position,
      isPublic: fresh.isPublic,
      createdAt: now,
      updatedAt: now,
    });
    return video;
  }

  describe(details: CompanyVideoDetails, now: Date): void {
    Object.assign(this, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
    this.updatedAt = now;
  }

  /** Does not change `updatedAt`, because the content is the same. */
  moveTo(position: number): void {
    this.position = position;
  }
}

CompanyVideoSchema.setClass(CompanyVideo);
