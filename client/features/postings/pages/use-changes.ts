import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJob } from '@modules/jobs/http/jobs.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePostingsText } from '../messages/use-postings-text';

export type PostingChange = 'publish' | 'pause' | 'remove';

/** One change at a time. A draft that is not ready to be published leads to its form. */
export function useChanges(onChange: (jobId: string, change: PostingChange) => Promise<void>) {
  const text = usePostingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [busyId, setBusyId] = useState<string | null>(null);
  const change = async (job: OwnJob, wanted: PostingChange): Promise<void> => {
    setBusyId(job.id);
    try {
      await onChange(job.id, wanted);
      toasts.success(text(`done.${wanted}`));
    } catch (error) {
      const isIncomplete = wanted === 'publish' && error instanceof ApiError && error.details.length > 0;
      toasts.error(isIncomplete ? text('failed.incomplete') : `${text(`failed.${wanted}`)} ${errorText(error)}`, {
        ...(isIncomplete && {
          action: { label: text('failed.complete'), onSelect: () => void navigate(paths.editJob(job.id)) },
        }),
      });
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, change };
}
