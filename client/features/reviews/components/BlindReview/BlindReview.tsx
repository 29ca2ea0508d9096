import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { BlindReviewAnswer, BlindStepName } from '@modules/applications/http/blind.contract';
import type { MyReview, SaveReviewRequest } from '@modules/applications/http/reviews.contract';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../../design-system/Notice/Notice';
import { Section } from '../../../../design-system/Section/Section';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { ApiError } from '../../../../lib/api-error';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useDataSaver } from '../../../../lib/use-data-saver';
import { useBlindText } from '../../messages/use-blind-text';
import { useReviewsText } from '../../messages/use-reviews-text';
import { ReviewForm } from '../ReviewForm';
import { BlindSteps } from './BlindSteps';
import { BlindWords } from './BlindWords';

export interface BlindReviewProps {
  readonly review: Loadable<BlindReviewAnswer>;
  readonly own: Loadable<MyReview>;
  /** Throws the errors of the API client. */
  readonly onSave: (body: SaveReviewRequest) => Promise<void>;
  readonly onLeave: () => Promise<void>;
}

/** An application whose sender is hidden until the reader's score is in: words first, then the voice, then everything. */
export function BlindReview({ review, own, onSave, onLeave }: BlindReviewProps) {
  const text = useBlindText();
  const errorText = useErrorText();
  if (review.status === 'loading' || own.status === 'loading') {
    return (
      <Box sx={{ minHeight: '70dvh' }}>
        <TextSkeleton count={8} label={text('loading')} />
      </Box>
    );
  }
  const failed = review.status === 'failed' ? review : own.status === 'failed' ? own : null;
  if (failed !== null) {
    const isGone = failed.error instanceof ApiError && failed.error.status === 404;
    return isGone ? (
      <EmptyState level={3} title={text('goneTitle')} sentence={text('gone')} />
    ) : (
      <ErrorState level={3} what={text('failed')} toDo={errorText(failed.error)} onRetry={failed.retry} />
    );
  }
  if (review.status !== 'ready' || own.status !== 'ready') return null;
  return <Ready review={review.data} own={own.data} onSave={onSave} onLeave={onLeave} />;
}

interface ReadyProps extends Pick<BlindReviewProps, 'onSave' | 'onLeave'> {
  readonly review: BlindReviewAnswer;
  readonly own: MyReview;
}

function Ready({ review, own, onSave, onLeave }: ReadyProps) {
  const text = useBlindText();
  const reviews = useReviewsText();
  const { step, steps, sound } = review;
  const title = useFocusOnNewStep(step);
  const next = steps[steps.indexOf(step) + 1] ?? 'PICTURE';
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <BlindSteps steps={steps} step={step} />
      <div>
        <Typography ref={title} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          {text(`title.${step}`)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{text(`lead.${step}`)}</Typography>
      </div>
      {step === 'SOUND' && sound !== null && <Sound sound={sound} />}
      <BlindWords review={review} />
      {step !== 'PICTURE' && (
        <Section title={reviews('review.title')} level={3}>
          {own.posting_closed && <Notice tone="info">{reviews('review.closed')}</Notice>}
          <ReviewForm
            key={`${own.application_id} ${step}`}
            own={own}
            submitLabel={text(step === 'SOUND' ? 'confirm' : next === 'SOUND' ? 'toSound' : 'toPicture')}
            onSave={(body) => onSave(body.submit === false ? body : { ...body, blind_step: step })}
          />
        </Section>
      )}
      {review.allowed_actions.includes('LEAVE') && <Leave onLeave={onLeave} />}
    </Box>
  );
}

/** After a score, moves focus to the title of the new content above the form. */
function useFocusOnNewStep(step: BlindStepName) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}

function Sound({ sound }: { readonly sound: NonNullable<BlindReviewAnswer['sound']> }) {
  const text = useBlindText();
  const isSaving = useDataSaver();
  if (sound.state === 'SILENT') return <Notice tone="info">{text('sound.none')}</Notice>;
  if (sound.state === 'PREPARING') {
    return (
      <Box role="status">
        <Notice tone="info">{text('sound.preparing')}</Notice>
      </Box>
    );
  }
  return (
    <Box
      component="audio"
      controls
      preload={isSaving ? 'none' : 'metadata'}
      src={sound.url}
      aria-label={text('sound')}
      sx={{ width: '100%' }}
    />
  );
}

function Leave({ onLeave }: Pick<BlindReviewProps, 'onLeave'>) {
  const text = useBlindText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leave = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onLeave();
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {text('leave.hint')}
      </Typography>
      <Button variant="text" disabled={isBusy} onClick={() => void leave()}>
        {text('leave')}
      </Button>
      {error !== null && (
        <Box role="alert">
          <Notice tone="warning" title={text('leave.failed')}>
            {errorText(error)}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
