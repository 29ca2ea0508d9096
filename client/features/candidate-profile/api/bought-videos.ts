import { boughtVideos } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The videos of a masked person that the company paid for; undefined while they are read. */
export function useBoughtVideos(seekerId: string, isMasked: boolean): readonly string[] | undefined {
  return useRead(
    'stream',
    ['bought', seekerId],
    async (signal) => {
      const path = `/api/stream/access?seeker_id=${encodeURIComponent(seekerId)}` as const;
      return (await api({ path, answer: boughtVideos, signal })).video_ids;
    },
    { enabled: isMasked },
  ).data;
}
