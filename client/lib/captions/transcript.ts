import {
  type OwnTranscript,
  ownTranscript,
  type PutTranscriptRequest,
  type TranscriptLanguage,
} from '@modules/media/http/transcript.contract';
import { isApiError } from '../api-error';
import { api } from '../backend';
import { loadable, type Loadable } from '../loadable';
import { useRead } from '../use-read';

/** The transcript of a video that the caller may caption, in one language; null if there is none. */
export function useTranscript(videoId: string, language: TranscriptLanguage): Loadable<OwnTranscript | null> {
  return loadable(
    useRead('videos', ['transcript', videoId, language], async (signal) => {
      try {
        return await api({
          path: `/api/videos/${videoId}/transcript`,
          query: { language },
          answer: ownTranscript,
          signal,
        });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    }),
  );
}

export async function putTranscript(videoId: string, transcript: PutTranscriptRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/videos/${videoId}/transcript`, body: transcript, answer: ownTranscript });
}
