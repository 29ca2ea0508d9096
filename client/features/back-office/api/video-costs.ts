import { videoCosts } from '@modules/media/http/video-costs.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Processor time and bytes of a minute of video, of the last 30 days. */
export function useVideoCosts() {
  return useRead('admin', ['video-costs'], (signal) =>
    api({ path: '/api/admin/video-costs', answer: videoCosts, signal }),
  );
}
