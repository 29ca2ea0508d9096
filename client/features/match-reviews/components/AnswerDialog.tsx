import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { answerReviewRequest, type MatchReviewAnswer } from '@modules/matching/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { useLast } from '../../../lib/use-last';
import { useMatchReviewsText } from '../messages/use-match-reviews-text';

export interface AnswerDialogProps {
  /** What is being answered; null while nothing is. */
  readonly review: MatchReviewAnswer | null;
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST = 2000;

/** A person's answer to a person. */
export function AnswerDialog({ review, onAnswer, onClose }: AnswerDialogProps) {
  const text = useMatchReviewsText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const message = useLast(review)?.message ?? null;
  const needed = text('answer.needed');
  const schema = useMemo(
    () => z.object({ answer: z.string().trim().min(1, { error: needed }).pipe(answerReviewRequest.shape.answer) }),
    [needed],
  );
  return (
    <Dialog open={review !== null} title={text('answer.title')} onClose={close}>
      {message !== null && (
        <Typography sx={{ mb: 2, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      )}
      <Form
        schema={schema}
        defaultValues={{ answer: '' }}
        onSubmit={({ answer }) => hold(() => onAnswer(answer))}
        label={text('answer.title')}
      >
        <TextArea name="answer" label={text('answer.label')} hint={text('answer.hint')} rows={6} maxLength={LONGEST} />
        <FormActions>
          <SubmitButton>{text('answer.send')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('action.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
