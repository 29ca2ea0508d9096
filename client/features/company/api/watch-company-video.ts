import { streamMetadata, type StreamMetadata } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** What the player needs of one video of the house, its captions included. */
export function useWatchedVideo(videoId: string): Loadable<StreamMetadata> {
  return loadable(
    useRead('stream', ['metadata', videoId], (signal) =>
      api({ path: `/api/stream/metadata/${videoId}`, answer: streamMetadata, signal }),
    ),
  );
}
