import { videosMy } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Whether one of the person's videos can be played; null while loading. */
export function useHasVideo(isAsked: boolean): boolean | null {
  const { data } = useRead(
    'videos',
    ['my'],
    (signal) => api({ path: '/api/videos/my', query: { limit: 100 }, answer: videosMy, signal }),
    { enabled: isAsked },
  );
  return data === undefined ? null : data.videos.some(({ status }) => status === 'COMPLETED');
}
