import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { JOB_TEMPLATE_NAME_MAX } from '@modules/jobs/http/job-templates.contract';
import { TextField } from '../../../../design-system/form/TextField';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { usePostingsText } from '../../messages/use-postings-text';

export interface TemplateDialogProps {
  /** Title of the posting, which is the first suggestion; null while the dialog is closed. */
  readonly title: string | null;
  /** Throws the errors of the API client; the name then stays. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the name under which a posting becomes a template. */
export function TemplateDialog({ title, onSave, onCancel }: TemplateDialogProps) {
  const text = usePostingsText();
  const needed = text('template.needed');
  const schema = useMemo(
    () => z.object({ name: z.string().trim().min(1, { error: needed }).max(JOB_TEMPLATE_NAME_MAX) }),
    [needed],
  );
  if (title === null) return null;
  return (
    <FormDialog
      open
      title={text('action.keepTemplate')}
      schema={schema}
      defaultValues={{ name: title.slice(0, JOB_TEMPLATE_NAME_MAX) }}
      submit={text('template.save')}
      cancel={text('template.cancel')}
      onSubmit={({ name }) => onSave(name)}
      onClose={onCancel}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('template.lead')}</Typography>
      <TextField name="name" label={text('template.name')} />
    </FormDialog>
  );
}
