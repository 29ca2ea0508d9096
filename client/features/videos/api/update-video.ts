import { type UpdateVideoRequest, videoSummary } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';

/** Names, describes, shows or hides one of one's own videos. */
export async function updateVideo(videoId: string, body: UpdateVideoRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/videos/${videoId}`, body, answer: videoSummary });
}
