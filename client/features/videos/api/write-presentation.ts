import { videoSummary, type VideoSummary } from '@modules/media/http/media.contract';
import type { WritePresentationRequest } from '@modules/media/http/written.contract';
import { api } from '../../../lib/backend';

/** Publishes a presentation in writing. */
export function writePresentation(body: WritePresentationRequest): Promise<VideoSummary> {
  return api({ method: 'POST', path: '/api/videos/written', body, answer: videoSummary });
}
