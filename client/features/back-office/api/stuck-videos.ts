import { retriedVideos, stuckVideosPage, type StuckVideosPage } from '@modules/media/http/stuck-videos.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Stuck videos with the reason; those that can be retried first. */
export function useStuckVideos() {
  return useReadPages<StuckVideosPage>('admin', ['stuck-videos'], (page, signal) =>
    api({ path: '/api/admin/stuck-videos', query: { page, limit: PAGE }, answer: stuckVideosPage, signal }),
  );
}

/** @param id of one video; without it, all that can be retried @returns how many are retried */
export async function retryVideos(id?: string): Promise<number> {
  const whose = id === undefined ? '' : (`/${id}` as const);
  const path = `/api/admin/stuck-videos${whose}/retry` as const;
  const { retried } = await api({ method: 'POST', path, answer: retriedVideos });
  return retried;
}
