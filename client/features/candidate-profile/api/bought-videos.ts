import { boughtVideos } from '@modules/reservations/http/reservations.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Videos of a masked person that the company has paid for; undefined while loading. */
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
