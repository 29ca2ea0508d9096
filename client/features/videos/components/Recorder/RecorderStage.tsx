import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import { durationInWords, formatDuration } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { CameraProblem } from '../../../../lib/devices/camera-problem';
import type { PictureHint } from '../../domain/picture-light';
import { notesAt, notesSpeedOf } from '../../domain/notes';
import { useRecorderText } from '../../messages/use-recorder-text';
import type { RecorderState } from '../../recorder/recorder-session';
import { CameraPicture } from './CameraPicture';
import { CameraTrouble } from './CameraTrouble';
import { Prompter } from './Prompter';
import { PromptSegments } from './PromptSegments';
import { SoundStage } from './SoundStage';
import { type StageActions, StageControls } from './StageControls';
import { spoken } from './stage-words';
import { usePresenceText } from '../../messages/use-presence-text';

export interface RecorderStageProps extends StageActions {
  readonly state: RecorderState;
  readonly stream: MediaStream | null;
  /** Receives the picture, to measure its light. */
  readonly onPicture?: (element: HTMLVideoElement | null) => void;
  /** Measured between answers; null while one is recorded. */
  readonly hint: PictureHint | null;
  /** Its state and switch, between answers. */
  readonly blur?: ReactNode;
  /** Sound meter, while there is a stream. */
  readonly meter: ReactNode;
  /** Place in `notesSpeeds`. */
  readonly onNotesSpeed: (speed: number) => void;
  /** Why there is no picture, or null. */
  readonly problem: CameraProblem | null;
  readonly onRetryCamera: () => void;
}

/** One question at a time on the full screen: picture behind, question on top, controls below. */
export function RecorderStage(props: RecorderStageProps) {
  const { state, stream, onPicture, hint, blur, meter, problem, onNotesSpeed, onRetryCamera, ...actions } = props;
  const { phase, recording, index, left, elapsed, trouble } = state;
  const text = useRecorderText();
  const presenceText = usePresenceText();
  const language = useLanguage();
  const id = useId();
  const prompt = recording.prompts[index];
  const most = prompt?.maxSeconds ?? 0;
  const notes = notesAt(recording, index);
  const isRunning = phase === 'recording' || phase === 'paused';
  return (
    // Always dark, whatever the theme, because text on a picture has one look.
    <Dialog fullScreen open onClose={actions.onLeave} aria-labelledby={id} data-theme="dark" transitionDuration={0}>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, bgcolor: 'overMedia.ground', color: 'overMedia.text' }}>
        <Box sx={{ position: 'absolute', inset: 0 }}>
          {recording.isSoundOnly === true ? (
            <SoundStage />
          ) : (
            <CameraPicture
              stream={stream}
              label={text('check.picture')}
              covers
              {...(onPicture && { onElement: onPicture })}
            />
          )}
        </Box>
        <Box
          sx={{
            position: 'relative',
            minHeight: '100%',
            height: '100%',
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            gap: 3,
          }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              p: 2,
              pb: 5,
              background:
                'linear-gradient(to bottom, rgba(11, 13, 18, 0.92), rgba(11, 13, 18, 0.78) 60%, rgba(11, 13, 18, 0))',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              {isRunning && (
                <Box
                  aria-hidden
                  sx={{
                    flexShrink: 0,
                    width: 12,
                    height: 12,
                    borderRadius: '50%',
                    bgcolor: phase === 'paused' ? 'transparent' : 'error.main',
                    border: 2,
                    borderColor: 'error.main',
                  }}
                />
              )}
              <Box
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 'bold', whiteSpace: 'nowrap' }}
              >
                {formatDuration(elapsed)}{' '}
                <Box component="span" sx={{ fontWeight: 'normal', color: 'overMedia.muted' }}>
                  {text('stage.of', { time: formatDuration(most) })}
                </Box>
              </Box>
              <Box
                component="span"
                sx={{
                  ml: 'auto',
                  whiteSpace: 'nowrap',
                  px: 1.25,
                  py: 0.5,
                  borderRadius: `${radius.chip}px`,
                  border: 1,
                  borderColor: 'line.strong',
                  bgcolor: 'overMedia.plate',
                }}
              >
                {text('stage.question', { number: index + 1, total: recording.prompts.length })}
              </Box>
              <IconButton label={text('stage.leave')} onClick={actions.onLeave} inherit>
                <X size={icon.normal} />
              </IconButton>
            </Box>
            <PromptSegments recording={recording} index={index} elapsed={elapsed} />
            <Typography id={id} component="h2" variant="h2" sx={{ maxWidth: '28em', overflowWrap: 'anywhere' }}>
              {prompt?.text}
            </Typography>
            <Typography sx={{ color: 'overMedia.muted' }}>
              {phase === 'thinking' && left !== null && text('stage.thinkLeft', { count: left })}
              {phase === 'thinking' && left === null && text('stage.thinkFree')}
              {phase === 'answered' && text('stage.answered', { time: durationInWords(elapsed, language) })}
              {phase === 'saving' && text('stage.saving')}
              {phase === 'paused' && text('stage.paused')}
            </Typography>
            <Box aria-live="polite" sx={{ '&:empty': { mt: -1.5 } }}>
              {hint !== null && hint !== 'good' && text(`light.${hint}`)}
            </Box>
            {index === 0 && recording.presence && (
              <Box
                sx={{
                  justifySelf: 'start',
                  px: 1.5,
                  py: 1,
                  borderRadius: `${radius.control}px`,
                  border: 1,
                  borderColor: 'accent.text',
                  bgcolor: 'overMedia.plate',
                  typography: 'h4',
                  overflowWrap: 'anywhere',
                }}
              >
                {presenceText(recording.isSoundOnly === true ? 'stage.say' : 'stage.sayAndDo', {
                  phrase: recording.presence.phrase,
                  gesture: recording.presence.gesture,
                })}
              </Box>
            )}
            {notes.trim() !== '' && ['thinking', 'countdown', 'recording', 'paused'].includes(phase) && (
              <Prompter
                key={index}
                notes={notes}
                speed={notesSpeedOf(recording)}
                isRunning={phase === 'recording'}
                onSpeed={onNotesSpeed}
              />
            )}
            {phase === 'thinking' && elapsed > 0 && (
              <Typography>{text('stage.goesOn', { time: durationInWords(elapsed, language) })}</Typography>
            )}
          </Box>
          {phase === 'countdown' && (
            <Box
              aria-hidden
              sx={{ textAlign: 'center', typography: 'h1', fontSize: 96, fontVariantNumeric: 'tabular-nums' }}
            >
              {left}
            </Box>
          )}
          {problem !== null ? (
            <Box sx={{ p: 2, maxWidth: 640, mx: 'auto' }}>
              <CameraTrouble problem={problem} onRetry={onRetryCamera} />
            </Box>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                justifyItems: 'center',
                p: 2,
                pt: 6,
                background: (theme) => theme.vars.palette.overMedia.veil,
              }}
            >
              {trouble !== null && (
                <Box sx={{ p: 1.5, borderRadius: `${radius.control}px`, bgcolor: 'overMedia.plate' }}>
                  {text(`stage.trouble.${trouble}`)}
                </Box>
              )}
              {blur}
              {meter}
              <Box sx={{ width: '100%', maxWidth: 480 }}>
                <StageControls state={state} {...actions} />
              </Box>
              <Typography variant="body2" sx={{ color: 'overMedia.muted', textAlign: 'center' }}>
                {text('stage.kept')}
              </Typography>
            </Box>
          )}
        </Box>
        <VisuallyHidden role="status">{spoken(state, text)}</VisuallyHidden>
      </Box>
    </Dialog>
  );
}
