import { type UpdateVideoRequest, videoSummary } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';

/** Changes title, description, visibility or sound of one of the person's videos. */
export async function updateVideo(videoId: string, body: UpdateVideoRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/videos/${videoId}`, body, answer: videoSummary });
}
