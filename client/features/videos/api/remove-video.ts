import { removed } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';

/** Removes the video and all its files. */
export async function removeVideo(videoId: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/videos/${videoId}`, answer: removed });
}
