import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { type GalleryVideo, GalleryVideos } from '../domain/gallery-videos.js';
import { visibleTo } from './public-companies.js';
import type { CompanyVideoAnswer, CompanyVideoCategory } from '../http/company-videos.contract.js';

interface VideoRow {
  readonly id: string;
  readonly company_id: string;
  readonly video_id: string | null;
  readonly link_url: string | null;
  readonly link_thumbnail_url: string | null;
  readonly link_duration: number | null;
  readonly title: string;
  readonly description: string | null;
  readonly category: CompanyVideoCategory;
  readonly position: number;
  readonly is_public: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  /** Whether the viewer works for the company. */
  readonly is_own: boolean;
}

/** Columns of a row; the parameter is the viewer's id. */
const columns = `v.id, v.company_id, v.video_id, v.link_url, v.link_thumbnail_url, v.link_duration, v.title, v.description,
  v.category, v.position, v.is_public, v.created_at, v.updated_at,
  exists (select 1 from company_member m where m.company_id = v.company_id and m.user_id = ?::uuid) as is_own`;

/** Galleries as the viewer may see them: the team everything, others only public videos that can be watched. */
@Injectable()
export class CompanyVideosQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly gallery: GalleryVideos,
  ) {}

  /** @throws NotFound if there is no such company, or the viewer may not see it yet. */
  async ofCompany(
    viewer: Actor | null,
    companyId: string,
    category: CompanyVideoCategory | null,
    language: Language,
  ): Promise<CompanyVideoAnswer[]> {
    const visible = visibleTo(viewer);
    const [company] = await this.em.execute<object[]>(`select 1 from company c where c.id = ? and ${visible.sql}`, [
      companyId,
      ...visible.params,
    ]);
    if (!company) throw new NotFound();
    const rows = await this.em.execute<VideoRow[]>(
      `select ${columns} from company_video v where v.company_id = ? order by v.position, v.id`,
      [viewer?.id ?? null, companyId],
    );
    // Number the positions before filtering by category, so that a video has the same `order` in every list.
    const videos = await this.#present(rows, viewer !== null, language);
    return category === null ? videos : videos.filter((video) => video.video_category === category);
  }

  /** @throws NotFound if it does not exist, or the viewer may not see it. */
  async one(viewer: Actor | null, id: string, language: Language): Promise<CompanyVideoAnswer> {
    const [row] = await this.em.execute<{ company_id: string }[]>(
      `select v.company_id from company_video v join company c on c.id = v.company_id
        where v.id = ? and c.removed_at is null`,
      [id],
    );
    const gallery = row ? await this.ofCompany(viewer, row.company_id, null, language) : [];
    const video = gallery.find((other) => other.id === id);
    if (!video) throw new NotFound();
    return video;
  }

  async #present(rows: readonly VideoRow[], isSignedIn: boolean, language: Language): Promise<CompanyVideoAnswer[]> {
    const files = await this.gallery.of(
      rows.flatMap(({ video_id }) => video_id ?? []),
      language,
    );
    const fileOf = ({ video_id: id }: VideoRow): GalleryVideo | undefined => (id === null ? undefined : files.get(id));
    return rows
      .filter((row) => row.video_id === null || fileOf(row) !== undefined)
      .filter((row) => row.is_own || (row.is_public && mayBeWatched(fileOf(row))))
      .map((row, order) => answerOf(row, fileOf(row), { order, isSignedIn }));
  }
}

const mayBeWatched = (file: GalleryVideo | undefined): boolean =>
  file === undefined || (file.status === 'COMPLETED' && !file.hidden);

function answerOf(
  row: VideoRow,
  file: GalleryVideo | undefined,
  { order, isSignedIn }: { order: number; isSignedIn: boolean },
): CompanyVideoAnswer {
  // Pictures stored here need a sign-in, so a visitor gets no URL that would be refused.
  const picture = isSignedIn ? (file?.thumbnailUrl ?? null) : null;
  return {
    id: row.id,
    company_id: row.company_id,
    video_id: row.video_id,
    video_url: row.link_url ?? `/api/stream/video/${row.video_id}`,
    thumbnail_url: file ? picture : row.link_thumbnail_url,
    title: row.title,
    description: row.description,
    duration: file ? file.duration : row.link_duration,
    video_category: row.category,
    order,
    is_public: row.is_public,
    status: file?.status ?? 'COMPLETED',
    progress: file?.progress ?? 100,
    error: file?.problem ?? null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
