import { streamMetadata, type StreamMetadata } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Data that the player needs for one video. */
export function useStreamMetadata(videoId: string): Loadable<StreamMetadata> {
  return loadable(
    useRead('stream', ['metadata', videoId], (signal) =>
      api({ path: `/api/stream/metadata/${videoId}`, answer: streamMetadata, signal }),
    ),
  );
}
