import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { nextPrompt } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';
import type { RecorderState } from '../../recorder/recorder-session';

export interface StageActions {
  readonly onBegin: () => void;
  readonly onStop: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetake: () => void;
  readonly onKeep: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

export interface StageControlsProps extends StageActions {
  readonly state: RecorderState;
}

const round = 74;

/** Buttons below the picture: record again, start or stop, next. */
export function StageControls(props: StageControlsProps) {
  const { state, onBegin, onStop, onPause, onResume, onRetake, onKeep, onNext } = props;
  const { phase, isRetake, recording, index } = state;
  const text = useRecorderText();
  const isRunning = phase === 'recording' || phase === 'paused';
  const isOpen = phase === 'thinking' || phase === 'countdown';
  const after = recording.answers.map((answer, place) => (place === index ? { ...answer, isFinished: true } : answer));
  const isLast = nextPrompt({ ...recording, answers: after }) === null;
  const nextRef = useRef<HTMLButtonElement>(null);
  // The record button has disappeared, so the focus moves to the next button.
  useEffect(() => {
    if (phase === 'answered') nextRef.current?.focus();
  }, [phase]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      {isRunning && (
        <Button variant="text" onClick={phase === 'paused' ? onResume : onPause}>
          {text(phase === 'paused' ? 'stage.resume' : 'stage.pause')}
        </Button>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto 1fr',
          alignItems: 'center',
          gap: 1.5,
          width: '100%',
          minHeight: round,
        }}
      >
        <Box sx={{ justifySelf: 'start' }}>
          {isOpen && isRetake && <Button onClick={onKeep}>{text('stage.keep')}</Button>}
          {((isOpen && !isRetake && state.elapsed > 0) || isRunning || phase === 'answered') && (
            <Button onClick={onRetake}>{text('stage.retake')}</Button>
          )}
        </Box>
        {phase === 'answered' || phase === 'saving' ? (
          <span />
        ) : (
          <ButtonBase
            aria-label={text(isRunning ? 'stage.stop' : 'stage.begin')}
            aria-disabled={phase === 'countdown'}
            onClick={isRunning ? onStop : onBegin}
            sx={{
              width: round,
              height: round,
              borderRadius: '50%',
              border: 4,
              borderColor: 'overMedia.text',
              bgcolor: 'overMedia.plate',
              // The theme's focus ring, in a colour that is visible on any picture.
              '&:focus-visible': { outline: '3px solid', outlineColor: 'accent.text', outlineOffset: 3 },
            }}
          >
            <Box
              component="span"
              sx={{
                width: isRunning ? 30 : 54,
                height: isRunning ? 30 : 54,
                borderRadius: isRunning ? 1 : '50%',
                bgcolor: 'error.main',
                transition: 'width 120ms ease-out, height 120ms ease-out, border-radius 120ms ease-out',
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          </ButtonBase>
        )}
        <Box sx={{ justifySelf: 'end' }}>
          {(isRunning || phase === 'answered') && (
            <Button variant="primary" onClick={onNext} ref={nextRef}>
              {text(isLast ? 'stage.finish' : 'stage.next')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
