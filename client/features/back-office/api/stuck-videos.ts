import { retriedVideos, stuckVideosPage, type StuckVideosPage } from '@modules/media/http/stuck-videos.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Videos that are stuck, and why; those that can be retried first. */
export function useStuckVideos() {
  return useReadPages<StuckVideosPage>('admin', ['stuck-videos'], (page, signal) =>
    api({ path: '/api/admin/stuck-videos', query: { page, limit: PAGE }, answer: stuckVideosPage, signal }),
  );
}

/** @param id of one video; all that can be retried without it @returns how many are retried */
export async function retryVideos(id?: string): Promise<number> {
  const whose = id === undefined ? '' : (`/${id}` as const);
  const path = `/api/admin/stuck-videos${whose}/retry` as const;
  const { retried } = await api({ method: 'POST', path, answer: retriedVideos });
  return retried;
}
