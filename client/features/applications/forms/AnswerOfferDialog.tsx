import Typography from '@mui/material/Typography';
import { LONGEST_NOTES } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useApplicationsText } from '../messages/use-applications-text';

export type OfferAnswerName = 'ACCEPTED' | 'DECLINED' | 'QUESTION';

const optional = z.object({ note: z.string().trim().max(LONGEST_NOTES) });
const needed = z.object({ note: z.string().trim().min(1).max(LONGEST_NOTES) });

export interface AnswerOfferDialogProps {
  readonly open: boolean;
  readonly answer: OfferAnswerName;
  readonly company: string;
  /** Throws the errors of the API client; the typed text then stays. */
  readonly onSend: (note: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** An answer to an offer with a note. The note is required for a question. */
export function AnswerOfferDialog({ open, answer, company, onSend, onClose }: AnswerOfferDialogProps) {
  const text = useApplicationsText();
  const isQuestion = answer === 'QUESTION';
  return (
    <FormDialog
      open={open}
      title={text(`answerForm.title.${answer}`)}
      schema={isQuestion ? needed : optional}
      defaultValues={{ note: '' }}
      submit={text(`answerForm.send.${answer}`)}
      submitVariant={answer === 'DECLINED' ? 'danger' : 'primary'}
      cancel={text('form.back')}
      onSubmit={({ note }) => onSend(note === '' ? null : note)}
      onClose={onClose}
    >
      <Typography>{text(`answerForm.what.${answer}`, { company })}</Typography>
      <TextArea
        name="note"
        optional={!isQuestion}
        label={text(isQuestion ? 'answerForm.question' : 'answerForm.note')}
        rows={3}
        maxLength={LONGEST_NOTES}
      />
    </FormDialog>
  );
}
