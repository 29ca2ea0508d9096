import {
  companyVideoCategories,
  type CompanyVideoAnswer,
  type CompanyVideoCategory,
} from '@modules/companies/http/company-videos.contract';

export type CategoryFilter = CompanyVideoCategory | 'ALL';

type Sorted = Pick<CompanyVideoAnswer, 'video_category'>;

export function isUnderWay({ status }: Pick<CompanyVideoAnswer, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

export function inCategory<V extends Sorted>(videos: readonly V[], category: CategoryFilter): readonly V[] {
  return category === 'ALL' ? videos : videos.filter((video) => video.video_category === category);
}

/** The categories something stands in, with how much; `ALL` first. */
export function countsByCategory(videos: readonly Sorted[]): readonly { value: CategoryFilter; count: number }[] {
  const counts = companyVideoCategories.map((value) => ({ value, count: inCategory(videos, value).length }));
  return [{ value: 'ALL', count: videos.length }, ...counts.filter(({ count }) => count > 0)];
}

/** The video that introduces the company: the first one about it that can be watched. */
export function introductionOf<V extends Sorted & Pick<CompanyVideoAnswer, 'status'>>(
  videos: readonly V[],
): V | undefined {
  return videos.find(({ video_category, status }) => video_category === 'ABOUT' && status === 'COMPLETED');
}

/** The same videos with one of them where another one stands; what was between them makes room. */
export function withMoved<V extends { readonly id: string }>(
  videos: readonly V[],
  id: string,
  onto: string,
): readonly V[] {
  const from = videos.findIndex((video) => video.id === id);
  const to = videos.findIndex((video) => video.id === onto);
  const moved = videos[from];
  if (moved === undefined || to === -1 || from === to) return videos;
  return videos.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** `/api/stream/video/{id}` is an upload of this house; its id, or null. */
export function ownVideoId(address: string): string | null {
  return /^\/api\/stream\/video\/([0-9a-f-]{36})$/i.exec(address)?.[1] ?? null;
}

/** As people write it: without scheme, `www.` and the last slash. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
