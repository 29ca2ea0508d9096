import { videosMy, type VideosMy } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Own videos, newest first. A person has few: one page of 100 is all of them. */
export function useMyVideos(): Loadable<VideosMy> {
  return loadable(
    useRead('videos', ['my'], (signal) =>
      api({ path: '/api/videos/my', query: { limit: 100 }, answer: videosMy, signal }),
    ),
  );
}
