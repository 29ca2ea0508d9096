import { uploadInfo, type UploadInfo } from '@modules/media/http/media.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The upload limits that the server enforces, to show the same ones (decision C-60). */
export function useUploadLimits(enabled: boolean): UploadInfo | undefined {
  const read = (signal: AbortSignal): Promise<UploadInfo> =>
    api({ path: '/api/upload/info', answer: uploadInfo, signal });
  return useRead('upload', ['info'], read, { enabled }).data;
}
