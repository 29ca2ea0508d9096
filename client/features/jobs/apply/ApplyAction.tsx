import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '@modules/jobs/http/jobs.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { arrivals } from '../../../lib/backend';
import { useErrorText } from '../../../lib/error-text';
import { dataOf } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDraft } from '../../../lib/use-draft';
import { useAppliedJobs } from '../api/applied-jobs';
import { applyOptimistically, applyToJob } from '../api/apply-to-job';
import { useJob } from '../api/get-job';
import { useShownVideos } from '../api/shown-videos';
import { takesApplications } from '../domain/takes-applications';
import { useJobsText } from '../messages/use-jobs-text';
import { type ApplyForm, applyBody, typedApplication } from './apply.schema';
import { ApplyButton } from './ApplyButton';
import { ApplyDialog } from './ApplyDialog';

export interface ApplyActionProps {
  readonly job: Job & { readonly applied?: boolean };
  readonly quiet?: boolean;
}

/** Button and dialog to apply, on a card or on the job's page. */
export function ApplyAction({ job, quiet = false }: ApplyActionProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const client = useQueryClient();
  const applied = useAppliedJobs().data;
  const [isOpen, setOpen] = useState(false);
  // Time of the first render; the server refuses a job that expires later.
  const [now] = useState(() => Date.now());
  // Each opening reads the cover letter from the stored draft.
  const [visit, setVisit] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const isApplied = job.applied === true || applied?.includes(job.id) === true;

  const send = async (values: ApplyForm, forget: () => void): Promise<void> => {
    setFailed(null);
    setOpen(false);
    try {
      await applyOptimistically(client, job.id, () => applyToJob(applyBody(job.id, values, arrivals.sourceOf(job.id))));
      forget();
      toasts.success(text('apply.sent', { company: job.company.name }));
    } catch (error) {
      const why = errorText(error);
      if (isApiError(error, 'APPLICATIONS.ALREADY_APPLIED')) {
        toasts.info(why);
        return;
      }
      setFailed(why);
      toasts.error(`${text('apply.failed')} ${why}`);
    }
  };
  const state = isApplied ? 'applied' : takesApplications(job, now) ? 'open' : 'closed';
  return (
    <>
      <ApplyButton
        title={job.title}
        state={state}
        failed={failed}
        quiet={quiet}
        onApply={() => {
          setFailed(null);
          setVisit(visit + 1);
          setOpen(true);
        }}
      />
      {visit > 0 && (
        <Letter
          key={visit}
          job={job}
          open={isOpen}
          onApply={(values, forget) => void send(values, forget)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface LetterProps {
  readonly job: Job;
  readonly open: boolean;
  readonly onApply: (values: ApplyForm, forget: () => void) => void;
  readonly onClose: () => void;
}

function Letter({ job, open, onApply, onClose }: LetterProps) {
  const { typed, keep, forget } = useDraft(`apply:${job.id}`, typedApplication);
  const videos = useShownVideos(open);
  // A card does not have the posting's questions; the job's page has already read them.
  const count = dataOf(useJob(job.id))?.video_questions.length ?? 0;
  const { skills, experience, resume } = useCurrentUser();
  const isEmpty = skills.length === 0 && experience === null && resume === null;
  return (
    <ApplyDialog
      open={open}
      title={job.title}
      company={job.company.name}
      videos={videos}
      {...(count > 0 && { asks: { count, href: paths.recordAnswers(job.id) } })}
      recordHref={paths.recordAnswers(job.id)}
      emptyProfileHref={isEmpty ? paths.editProfileFor(job.id) : null}
      typed={typed}
      onTyped={keep}
      onForget={forget}
      onApply={(values) => {
        // The draft is kept until the server confirms, so that a refusal, a lost connection or an ended session loses nothing.
        keep(values);
        onApply(values, forget);
      }}
      onClose={onClose}
    />
  );
}
