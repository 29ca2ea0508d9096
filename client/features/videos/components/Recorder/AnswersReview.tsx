import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { videoTitleMax } from '@modules/media/http/media.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { Notice } from '../../../../design-system/Notice/Notice';
import { durationInWords, formatTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Recording } from '../../domain/recording';
import { keptSecondsOf, keptSecondsOfAll } from '../../domain/trim';
import { useNow } from '../../../../lib/use-now';
import { useFormatsText } from '../../messages/use-formats-text';
import { isOver } from '../../domain/presence';
import { usePresenceText } from '../../messages/use-presence-text';
import { useRecorderText } from '../../messages/use-recorder-text';
import { NoiseChoice } from './NoiseChoice';

export interface AnswersReviewProps {
  readonly recording: Recording;
  readonly isPublishing: boolean;
  readonly hasFailed: boolean;
  /** The daily upload limit is reached. */
  readonly noneLeft: boolean;
  /** A trim could not be kept, because the answers changed in another tab. */
  readonly hasChanged?: boolean;
  readonly renderAnswer: (index: number) => ReactNode;
  readonly onRetake: (index: number) => void;
  readonly onPublish: (title: string, reducesNoise: boolean) => void;
  readonly onDiscard: () => void;
}

/** All answers: watch, record again, or publish as one video. */
export function AnswersReview(props: AnswersReviewProps) {
  const {
    recording,
    isPublishing,
    hasFailed,
    noneLeft,
    hasChanged = false,
    renderAnswer,
    onRetake,
    onPublish,
    onDiscard,
  } = props;
  const text = useRecorderText();
  const formats = useFormatsText();
  const isSound = recording.isSoundOnly === true;
  const language = useLanguage();
  const presenceText = usePresenceText();
  const now = useNow();
  const { presence } = recording;
  const id = useId();
  const [title, setTitle] = useState(text('review.nameDefault'));
  const [reducesNoise, setReducesNoise] = useState(false);
  const total = keptSecondsOfAll(recording);
  return (
    <Card
      as="section"
      title={text('review.title')}
      titleLevel={2}
      subtitle={isSound ? formats('review.lead') : text('review.lead')}
    >
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}
      >
        {recording.prompts.map((prompt, index) => {
          const answer = recording.answers[index];
          return (
            <Box component="li" key={`${index} ${prompt.text}`} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
              <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                {index + 1}. {prompt.text}
              </Typography>
              {renderAnswer(index)}
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
                <span>{durationInWords(Math.round(answer ? keptSecondsOf(answer) : 0), language)}</span>
                <Button
                  dense
                  onClick={() => onRetake(index)}
                  aria-label={text('review.retake', { number: index + 1 })}
                  disabled={isPublishing}
                >
                  {text('stage.retake')}
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ maxWidth: 480 }}>
        <InputLabel htmlFor={id}>{text('review.name')}</InputLabel>
        <OutlinedInput
          id={id}
          fullWidth
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ input: { maxLength: videoTitleMax } }}
        />
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text('review.total', { time: durationInWords(Math.round(total), language) })}
      </Typography>
      <NoiseChoice checked={reducesNoise} onChange={setReducesNoise} />
      {presence && (
        <Notice tone="info">
          {isOver(presence, now)
            ? presenceText('review.over')
            : presenceText('review.ready', { time: formatTime(presence.expiresAt, language) })}
        </Notice>
      )}
      {hasFailed && (
        <Box role="alert">
          <Notice tone="danger">{text('review.failed')}</Notice>
        </Box>
      )}
      {hasChanged && (
        <Box role="alert">
          <Notice tone="warning">{text('trim.changed')}</Notice>
        </Box>
      )}
      {noneLeft && <Notice tone="info">{text('review.noneLeft')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="primary"
          loading={isPublishing}
          disabled={noneLeft}
          onClick={() => onPublish(title.trim() === '' ? text('review.nameDefault') : title.trim(), reducesNoise)}
        >
          {isSound ? formats('review.publish') : text('review.publish')}
        </Button>
        <Button variant="danger" onClick={onDiscard} disabled={isPublishing}>
          {text('unfinished.discard')}
        </Button>
      </Box>
    </Card>
  );
}
