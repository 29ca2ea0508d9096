import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { CLOSE_NOTE_MAX, type CloseJobInput, type CloseReason, closeReasons } from '@modules/jobs/http/jobs.contract';
import { SelectField } from '../../../../design-system/form/SelectField';
import { TextArea } from '../../../../design-system/form/TextArea';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../../lib/use-last';
import { usePostingsText } from '../../messages/use-postings-text';

export interface CloseDialogProps {
  /** Title of the posting; null while the dialog is closed. */
  readonly title: string | null;
  /** Throws the errors of the API client; the typed text then stays. */
  readonly onClosePosting: (body: CloseJobInput) => Promise<void>;
  readonly onCancel: () => void;
}

interface Closing {
  readonly reason: CloseReason | '';
  readonly note: string;
}

/** Asks why a posting is closed, and says what its applicants learn. */
export function CloseDialog({ title, onClosePosting, onCancel }: CloseDialogProps) {
  const text = usePostingsText();
  const needed = text('close.needed');
  const schema = useMemo(
    () => z.object({ reason: z.enum(closeReasons, { error: needed }), note: z.string().trim().max(CLOSE_NOTE_MAX) }),
    [needed],
  );
  return (
    <FormDialog<Closing, z.output<typeof schema>>
      open={title !== null}
      title={text('close.title', { title: useLast(title) ?? '' })}
      schema={schema}
      defaultValues={{ reason: '', note: '' }}
      submit={text('close.confirm')}
      submitVariant="danger"
      cancel={text('close.keep')}
      onSubmit={({ reason, note }) => onClosePosting({ reason, note: note === '' ? null : note })}
      onClose={onCancel}
    >
      <SelectField
        name="reason"
        label={text('close.reason')}
        emptyLabel={text('close.choose')}
        options={closeReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
      />
      <Consequence />
      <TextArea
        name="note"
        label={text('close.note')}
        hint={text('close.noteHint')}
        rows={3}
        maxLength={CLOSE_NOTE_MAX}
        optional
      />
    </FormDialog>
  );
}

/** Explains the effect of the chosen reason on the posting and its applicants. */
function Consequence() {
  const text = usePostingsText();
  const { reason } = useWatch<Closing>();
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {text(`close.notice.${reason === undefined || reason === '' ? 'NONE' : reason}`)}
    </Typography>
  );
}
