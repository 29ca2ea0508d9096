import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { LONGEST_AUTHOR, LONGEST_FEEDBACK } from '@modules/shares/http/shared.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useSharesText } from '../messages/use-shares-text';

const ratings = ['5', '4', '3', '2', '1'] as const;
const form = z.object({
  rating: z.enum(ratings),
  note: z.string().trim().max(LONGEST_FEEDBACK),
  author: z.string().trim().max(LONGEST_AUTHOR),
});

export interface FeedbackValues {
  readonly rating: number;
  readonly note: string | null;
  readonly author: string | null;
}

export interface FeedbackFormProps {
  /** Name of the person who is rated. */
  readonly name: string;
  /** Throws the errors of the API client. */
  readonly onSend: (values: FeedbackValues) => Promise<void>;
}

const orNull = (words: string): string | null => (words === '' ? null : words);

/** A reader's rating and note about one person. Can be sent once. */
export function FeedbackForm({ name, onSend }: FeedbackFormProps) {
  const text = useSharesText();
  const [isSent, setSent] = useState(false);
  if (isSent) return <Typography role="status">{text('feedback.done')}</Typography>;
  return (
    <Form
      schema={form}
      defaultValues={{ rating: '' as (typeof ratings)[number], note: '', author: '' }}
      label={`${text('feedback.title')} – ${name}`}
      onSubmit={async ({ rating, note, author }) => {
        await onSend({ rating: Number(rating), note: orNull(note), author: orNull(author) });
        setSent(true);
      }}
    >
      <SelectField
        name="rating"
        label={text('feedback.rating')}
        emptyLabel={text('feedback.choose')}
        options={ratings.map((value) => ({ value, label: text(`feedback.rating.${value}`) }))}
      />
      <TextArea
        name="note"
        optional
        rows={2}
        label={text('feedback.note')}
        hint={text('feedback.noteHint')}
        maxLength={LONGEST_FEEDBACK}
      />
      <TextField name="author" optional label={text('feedback.author')} autoComplete="name" />
      <FormActions>
        <SubmitButton>{text('feedback.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
