import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { blockTitleMax, type CreateBlockRequest } from '@modules/media/http/questions.contract';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { TextField } from '../../../../design-system/form/TextField';
import { useQuestionsText } from '../../messages/use-questions-text';

interface KeepAsSetProps {
  readonly open: boolean;
  readonly questions: readonly string[];
  readonly onKeep: (set: CreateBlockRequest) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({ title: z.string().trim().min(1).max(blockTitleMax) });

/** Saves the questions of this posting as a named set for later postings. */
export function KeepAsSet({ open, questions, onKeep, onClose }: KeepAsSetProps) {
  const text = useQuestionsText();
  const keep = async ({ title }: z.output<typeof schema>): Promise<void> => {
    const kept = questions.map((words, order) => ({ question_text: words, suggested_seconds: null, order }));
    await onKeep({ title, questions: kept });
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={text('keep.title')}
      lead={
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {text('keep.lead', { count: questions.length })}
        </Typography>
      }
      schema={schema}
      defaultValues={{ title: '' }}
      submit={text('keep.save')}
      cancel={text('keep.cancel')}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField name="title" label={text('keep.name')} />
    </FormDialog>
  );
}
