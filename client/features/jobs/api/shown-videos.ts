import { videosMy } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

export interface ShownVideo {
  readonly id: string;
  readonly title: string;
}

/** The reader's videos that others may see, to choose one for an application; undefined while they are read. */
export function useShownVideos(enabled: boolean): readonly ShownVideo[] | undefined {
  return useRead(
    'videos',
    ['shown'],
    async (signal) => {
      const { videos } = await api({ path: '/api/videos/my', query: { limit: 100 }, answer: videosMy, signal });
      return videos
        .filter(({ status, visibility }) => status === 'COMPLETED' && visibility === 'VISIBLE')
        .map(({ id, title }) => ({ id, title }));
    },
    { enabled },
  ).data;
}
