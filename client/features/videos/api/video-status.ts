import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { videoStatus, type VideoStatus } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** A compromise between a smooth progress bar and the load on the server. */
const ASK_EVERY_MS = 1_500;

export function isUnderWay(status: string): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}

/** Polls the status of a video being processed, then reads the list again. */
export function useVideoStatus(videoId: string, initial: string): VideoStatus | undefined {
  const client = useQueryClient();
  const { data } = useRead(
    'upload',
    ['status', videoId],
    (signal) => api({ path: `/api/upload/video/status/${videoId}`, answer: videoStatus, signal }),
    { enabled: isUnderWay(initial), refetchInterval: ASK_EVERY_MS },
  );
  const hasEnded = data !== undefined && !isUnderWay(data.status);
  useEffect(() => {
    if (hasEnded && isUnderWay(initial)) {
      void client.invalidateQueries({
        predicate: ({ queryKey }) => ['videos', 'dashboard', 'matches'].includes(String(queryKey[0])),
      });
    }
  }, [client, hasEnded, initial]);
  return data;
}
