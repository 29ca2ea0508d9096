import { streamMetadata, type StreamMetadata } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Data that the player needs for a company's video, including captions. */
export function useWatchedVideo(videoId: string): Loadable<StreamMetadata> {
  return loadable(
    useRead('stream', ['metadata', videoId], (signal) =>
      api({ path: `/api/stream/metadata/${videoId}`, answer: streamMetadata, signal }),
    ),
  );
}
