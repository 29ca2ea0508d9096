import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { VideoSummary } from '@modules/media/http/media.contract';

/** It takes as long as the video, so a few seconds more are no matter. */
const ASK_EVERY_MS = 5_000;

/** Reads the list again while the files of one of its videos are made again. */
export function useFollowedRemake({ noise }: Pick<VideoSummary, 'noise'>): void {
  const client = useQueryClient();
  const isUnderWay = noise?.state === 'UNDER_WAY';
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (): void =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]) === 'videos' });
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isUnderWay]);
}
