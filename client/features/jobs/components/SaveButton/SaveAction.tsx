import { useState } from 'react';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { keepJob } from '../../api/saved-jobs';
import { useJobsText } from '../../messages/use-jobs-text';
import { SaveButton } from './SaveButton';

export interface SaveActionProps {
  readonly job: { readonly id: string; readonly title: string; readonly saved?: boolean | undefined };
  readonly wide?: boolean;
}

/** Shows the choice at once, and the stored one again after an error. */
export function SaveAction({ job, wide = false }: SaveActionProps) {
  const text = useJobsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const stored = job.saved === true;
  const save = async (saved: boolean): Promise<void> => {
    setWanted(saved);
    try {
      await keepJob(job.id, saved);
      if (saved) toasts.success(text('save.added'));
      else toasts.info(text('save.removed'), { action: { label: text('undo'), onSelect: () => void save(true) } });
    } catch (error) {
      setWanted(null);
      toasts.error(`${text('save.failed')} ${errorText(error)}`);
    }
  };
  return <SaveButton title={job.title} isSaved={wanted ?? stored} wide={wide} onSave={(saved) => void save(saved)} />;
}
