import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { z } from 'zod';
import { type MyReview, type SaveReviewRequest, scoreSteps } from '@modules/applications/http/reviews.contract';
import { Button } from '../../../design-system/Button/Button';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { modifierKey, singleKeysAreOn, useShortcuts } from '../../../lib/shortcuts';
import { chooseScore, CRITERION, reviewKey } from './review-keys';
import { useReviewsText } from '../messages/use-reviews-text';

export interface ReviewFormProps {
  readonly own: MyReview;
  readonly onSave: (body: SaveReviewRequest) => Promise<void>;
  /** The label of the button that submits the review. It differs if submitting also opens the next step of a blind review. */
  readonly submitLabel?: string;
}

const schema = z.object({
  scores: z.array(z.object({ score: z.string(), note: z.string().max(2000) })),
});

/** One question per criterion: a score and a reason. */
export function ReviewForm({ own, onSave, submitLabel }: ReviewFormProps) {
  const text = useReviewsText();
  useShortcuts('review');
  const { criteria, review } = own;
  const isDraft = review === null || review.submitted_at === null;
  // Whether the submit button was pressed: saving a draft sends the same form.
  const submits = useRef(true);
  const defaultValues = useMemo(
    () => ({
      scores: criteria.map(({ id }) => {
        const given = review?.scores.find(({ criterion_id: each }) => each === id);
        return { score: String(given?.score ?? ''), note: given?.note ?? '' };
      }),
    }),
    [criteria, review],
  );
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const act = reviewKey(event.nativeEvent, singleKeysAreOn(localStorage));
    if (act === null) return;
    event.preventDefault();
    if (act !== 'SAVE') return void chooseScore(event.target, act);
    submits.current = true;
    event.currentTarget.querySelector('form')?.requestSubmit();
  };
  return (
    <Box onKeyDown={press}>
      <Form
        schema={schema}
        defaultValues={defaultValues}
        label={text('review.title')}
        onSubmit={({ scores }) =>
          onSave({
            submit: submits.current,
            scores: criteria.map(({ id }, place) => {
              const { score = '', note = '' } = scores[place] ?? {};
              return { criterion_id: id, score: score === '' ? null : Number(score), note };
            }),
          })
        }
      >
        {criteria.map(({ id, name, anchors }, place) => (
          <Box key={id} {...{ [CRITERION]: id }} sx={{ display: 'grid', gap: 1.5 }}>
            <Typography variant="h4">{name}</Typography>
            <ChoiceField
              name={`scores.${place}.score`}
              label={text('review.score', { criterion: name })}
              optional
              options={[
                ...scoreSteps.map((step, index) => ({
                  value: String(step),
                  label: `${step} – ${anchors[index] ?? ''}`,
                })),
                { value: '', label: text('review.none') },
              ]}
            />
            <TextArea
              name={`scores.${place}.note`}
              label={text('review.note')}
              hint={text('review.noteHint')}
              rows={2}
              maxLength={2000}
              optional="unmarked"
            />
          </Box>
        ))}
        <Typography variant="body2" sx={{ color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}>
          {text('review.keys', { save: `${modifierKey()} + ${text('review.enter')}` })}
        </Typography>
        <FormActions>
          <Box component="span" onClickCapture={() => (submits.current = true)}>
            <SubmitButton>{submitLabel ?? text(isDraft ? 'review.submit' : 'review.update')}</SubmitButton>
          </Box>
          {isDraft && (
            <Button type="submit" variant="text" onClick={() => (submits.current = false)}>
              {text('review.keep')}
            </Button>
          )}
        </FormActions>
      </Form>
    </Box>
  );
}
