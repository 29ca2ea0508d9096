import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDraft } from '../../../lib/use-draft';
import { checkPosting } from '../api/check-posting';
import { readPosting, usePosting } from '../api/get-posting';
import { updatePosting } from '../api/save-posting';
import { postingBody, postingValues, type PostingValues, typedPosting } from '../forms/posting.schema';
import { usePostingsText } from '../messages/use-postings-text';
import { PostingFormView } from './PostingFormView';
import type { PostingFormState } from './use-changes';
import { usePostingQuestions } from './use-posting-questions';

export function EditPostingPage() {
  const text = usePostingsText();
  const { company } = useCurrentUser();
  const { jobId = '' } = useParams();
  const state = useLocation().state as PostingFormState | null;
  const posting = usePosting(jobId);
  const questions = usePostingQuestions();
  const navigate = useNavigate();
  const toasts = useToasts();
  const client = useQueryClient();
  const { typed, over, keep, forget } = useDraft(`posting:${jobId}`, typedPosting);
  useDocumentTitle(text('form.editTitle'));
  const values: Loadable<PostingValues> = useMemo(
    () => (posting.status === 'ready' ? { status: 'ready', data: postingValues(posting.data) } : posting),
    [posting],
  );
  const readCurrent = async () => {
    const job = await readPosting(jobId);
    // The buttons depend on the status, which may have changed too.
    void client.invalidateQueries({ queryKey: ['jobs'] });
    return { values: postingValues(job), version: job.updated_at };
  };
  const save = async (changed: PostingValues, version: string | null): Promise<void> => {
    await updatePosting(jobId, postingBody(changed), version);
    forget();
    const isPublished = changed.status === 'ACTIVE' && values.status === 'ready' && values.data.status !== 'ACTIVE';
    toasts.success(
      text(isPublished ? 'form.published' : changed.status === 'DRAFT' ? 'form.savedDraft' : 'form.saved'),
    );
    await navigate(paths.ownJobs);
  };
  return (
    <PostingFormView
      isNew={false}
      scorecardHref={paths.scorecard(jobId)}
      stagesHref={paths.stages(jobId)}
      isIncomplete={state?.isIncomplete === true}
      companyName={company?.name ?? ''}
      values={values}
      version={posting.status === 'ready' ? posting.data.updated_at : null}
      onSave={save}
      readCurrent={readCurrent}
      questions={questions}
      typed={typed}
      typedOver={over}
      onTyped={keep}
      onForget={forget}
      check={checkPosting}
    />
  );
}
