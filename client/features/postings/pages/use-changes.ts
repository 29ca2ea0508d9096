import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnJob } from '@modules/jobs/http/jobs.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { usePostingsText } from '../messages/use-postings-text';

export type PostingChange = 'publish' | 'renew' | 'pause' | 'remove';

/** History state from the list to the form: required fields are empty. */
export interface PostingFormState {
  readonly isIncomplete: true;
}

/** Sends one change at a time. If a draft cannot be published, opens its form, which shows the missing fields. */
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
      if (wanted === 'publish' && error instanceof ApiError && error.details.length > 0) {
        const state: PostingFormState = { isIncomplete: true };
        await navigate(paths.editJob(job.id), { state });
      } else toasts.error(`${text(`failed.${wanted}`)} ${errorText(error)}`);
    } finally {
      setBusyId(null);
    }
  };
  /** Another action for one posting, with a toast when it is done. */
  const act = async (job: OwnJob, name: 'duplicate', send: () => Promise<void>): Promise<void> => {
    setBusyId(job.id);
    try {
      await send();
      toasts.success(text(`done.${name}`));
    } catch (error) {
      toasts.error(`${text(`failed.${name}`)} ${errorText(error)}`);
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, change, act };
}
