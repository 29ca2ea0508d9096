import { videoSummary } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';

export async function renameVideo(videoId: string, title: string): Promise<void> {
  await api({ method: 'PUT', path: `/api/videos/${videoId}`, body: { title }, answer: videoSummary });
}
