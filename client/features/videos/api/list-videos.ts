import { videosMy, type VideosMy } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The person's videos, newest first. One page of 100 holds them all. */
export function useMyVideos(): Loadable<VideosMy> {
  return loadable(
    useRead('videos', ['my'], (signal) =>
      api({ path: '/api/videos/my', query: { limit: 100 }, answer: videosMy, signal }),
    ),
  );
}
