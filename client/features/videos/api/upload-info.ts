import { uploadInfo, type UploadInfo } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Upload limits of the server, shown on the page. */
export function useUploadInfo(): UploadInfo | undefined {
  return useRead('upload', ['info'], (signal) => api({ path: '/api/upload/info', answer: uploadInfo, signal })).data;
}
