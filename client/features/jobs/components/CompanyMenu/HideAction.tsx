import type { Job } from '@modules/jobs/http/jobs.contract';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { hideCompany, showCompany } from '../../../../lib/hidden-companies';
import { useJobsText } from '../../messages/use-jobs-text';
import { CompanyMenu } from './CompanyMenu';

/** Hides the company of a job from the person's lists, with a way back. */
export function HideAction({ job }: { readonly job: Pick<Job, 'title' | 'company'> }) {
  const text = useJobsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { id, name } = job.company;
  const attempt = async (work: () => Promise<void>, failed: string): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toasts.error(`${failed} ${errorText(error)}`);
    }
  };
  const undo = (): void =>
    void attempt(async () => {
      await showCompany(id);
      toasts.success(text('hide.undone', { company: name }));
    }, text('hide.notUndone'));
  const hide = (): void =>
    void attempt(async () => {
      await hideCompany(id);
      toasts.info(text('hide.done', { company: name }), { action: { label: text('undo'), onSelect: undo } });
    }, text('hide.failed'));
  return <CompanyMenu title={job.title} company={name} onHide={hide} />;
}
