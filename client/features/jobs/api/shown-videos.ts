import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

export interface ShownVideo {
  readonly id: string;
  readonly title: string;
}

/** The reader's visible videos, to attach one to an application; undefined while loading. */
export function useShownVideos(enabled: boolean): readonly ShownVideo[] | undefined {
  return useRead(
    'videos',
    ['shown'],
    async (signal) => {
      const { videos } = await api({
        path: '/api/videos/my',
        query: { limit: 100 },
        answer: () => import('@modules/media/http/media.contract').then((contract) => contract.videosMy),
        signal,
      });
      return videos
        .filter(({ status, visibility }) => status === 'COMPLETED' && visibility === 'VISIBLE')
        .map(({ id, title }) => ({ id, title }));
    },
    { enabled },
  ).data;
}
