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

/** Categories of these videos with their counts; `ALL` first. */
export function countsByCategory(videos: readonly Sorted[]): readonly { value: CategoryFilter; count: number }[] {
  const counts = companyVideoCategories.map((value) => ({ value, count: inCategory(videos, value).length }));
  return [{ value: 'ALL', count: videos.length }, ...counts.filter(({ count }) => count > 0)];
}

/** The introduction of the company: the first playable video in the category about it. */
export function introductionOf<V extends Sorted & Pick<CompanyVideoAnswer, 'status'>>(
  videos: readonly V[],
): V | undefined {
  return videos.find(({ video_category, status }) => video_category === 'ABOUT' && status === 'COMPLETED');
}

/** Moves one video to the place of another; those between shift by one. */
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

/** Id of our own upload in `/api/stream/video/{id}`; null for other addresses. */
export function ownVideoId(address: string): string | null {
  return /^\/api\/stream\/video\/([0-9a-f-]{36})$/i.exec(address)?.[1] ?? null;
}

/** Address for display: without scheme, `www.` and trailing slash. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
