import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { durationInWords, formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { type Answer, secondsOf } from '../../domain/recording';
import { type Trim, trimOf, trimSecondsMin, validTrim } from '../../domain/trim';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface AnswerTrimProps {
  readonly answer: Answer;
  /** From 1. */
  readonly number: number;
  readonly disabled?: boolean;
  /** While a handle moves: the moment in the answer, in seconds, that it points at. */
  readonly onLook: (seconds: number) => void;
  readonly onTrim: (trim: Trim) => void;
}

const STEP_SECONDS = 0.1;

/** Two handles that choose the kept part of an answer. Arrow keys move a tenth of a second, with Shift a whole one. */
export function AnswerTrim({ answer, number, disabled = false, onLook, onTrim }: AnswerTrimProps) {
  const text = useRecorderText();
  const language = useLanguage();
  const length = secondsOf(answer);
  const kept = trimOf(answer);
  const [moved, setMoved] = useState<Trim | null>(null);
  // A key moves and commits in one event, before the state is new.
  const latest = useRef<Trim | null>(null);
  const { start, end } = moved ?? kept;
  if (length <= trimSecondsMin) return null;
  const move = ([from = 0, to = length]: readonly number[], handle: number): Trim => {
    // A handle stops a second before the other one, instead of pushing it.
    const next =
      handle === 0
        ? { start: Math.min(from, to - trimSecondsMin), end: to }
        : { start: from, end: Math.max(to, from + trimSecondsMin) };
    latest.current = next;
    setMoved(next);
    onLook(handle === 0 ? next.start : next.end);
    return next;
  };
  const seconds = (value: number): string => formatNumber(Math.round(value * 10) / 10, language);
  const isTrimmed = validTrim(answer, { start, end }) !== null;
  return (
    <Box role="group" aria-label={text('trim.group', { number })} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ px: 1.5 }}>
        <Slider
          min={0}
          max={length}
          step={STEP_SECONDS}
          shiftStep={1}
          value={[start, end]}
          disabled={disabled}
          disableSwap
          getAriaLabel={(handle) => text(handle === 0 ? 'trim.start' : 'trim.end', { number })}
          getAriaValueText={(value) => text('trim.at', { seconds: seconds(value), total: seconds(length) })}
          onChange={(_, value, handle) => void move(value, handle)}
          onChangeCommitted={() => {
            if (latest.current) onTrim(latest.current);
            latest.current = null;
            setMoved(null);
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography
          variant="body2"
          sx={{ flex: '1 1 auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {isTrimmed
            ? text('trim.kept', {
                from: seconds(start),
                to: seconds(end),
                time: durationInWords(Math.round(end - start), language),
              })
            : text('trim.hint')}
        </Typography>
        {isTrimmed && (
          <Button
            dense
            variant="text"
            disabled={disabled}
            aria-label={text('trim.resetNamed', { number })}
            onClick={() => onTrim({ start: 0, end: length })}
          >
            {text('trim.reset')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
