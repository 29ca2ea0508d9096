import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { z } from 'zod';
import { answerReviewRequest, type MatchReviewAnswer } from '@modules/matching/http/reviews.contract';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useMatchReviewsText } from '../messages/use-match-reviews-text';

export interface AnswerDialogProps {
  /** The request to answer; null while the dialog is closed. */
  readonly review: MatchReviewAnswer | null;
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST = 2000;

/** An operator's answer to the person who asked for a review. */
export function AnswerDialog({ review, onAnswer, onClose }: AnswerDialogProps) {
  const text = useMatchReviewsText();
  const message = useLast(review)?.message ?? null;
  const needed = text('answer.needed');
  const schema = useMemo(
    () => z.object({ answer: z.string().trim().min(1, { error: needed }).pipe(answerReviewRequest.shape.answer) }),
    [needed],
  );
  return (
    <FormDialog
      open={review !== null}
      title={text('answer.title')}
      lead={
        message !== null && (
          <Typography sx={{ mb: 2, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        )
      }
      schema={schema}
      defaultValues={{ answer: '' }}
      submit={text('answer.send')}
      cancel={text('action.cancel')}
      onSubmit={({ answer }) => onAnswer(answer)}
      onClose={onClose}
    >
      <TextArea name="answer" label={text('answer.label')} hint={text('answer.hint')} rows={6} maxLength={LONGEST} />
    </FormDialog>
  );
}
