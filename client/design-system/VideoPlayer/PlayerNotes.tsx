import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Play } from 'lucide-react';
import { formatDuration } from '../../lib/format';
import { Button } from '../Button/Button';
import { radius } from '../theme/tokens';
import type { PlayerState } from './player-state';
import { useKindText } from './messages/use-kind-text';
import { usePlayerText } from './player-text';

interface PlayerNotesProps {
  state: PlayerState;
  /** Current text of the captions. */
  line: string;
  /** The controls are visible, so the captions move above them. */
  raised: boolean;
  /** The second at which the video continues, before it plays; null if it starts at the start. */
  resumed: number | null;
  onRestart: () => void;
  onPlay: () => void;
  onRetry: () => void;
}

/** Layers over the picture besides the controls: play button, captions, waiting, error. */
export function PlayerNotes({ state, line, raised, resumed, onRestart, onPlay, onRetry }: PlayerNotesProps) {
  const text = usePlayerText();
  const kindText = useKindText();
  return (
    <>
      {!state.started && state.phase !== 'failed' && (
        <ButtonBase
          aria-label={text('player.play')}
          onClick={onPlay}
          sx={{
            position: 'absolute',
            zIndex: 1,
            // Centred in the area above the controls.
            inset: '0 0 64px 0',
            m: 'auto',
            width: { xs: 60, sm: 72 },
            height: { xs: 60, sm: 72 },
            borderRadius: '50%',
            color: 'accent.contrastText',
            bgcolor: 'accent.main',
            '&:hover': { bgcolor: 'accent.hover' },
          }}
        >
          <Play size={30} fill="currentColor" aria-hidden style={{ marginLeft: 4 }} />
        </ButtonBase>
      )}
      {line !== '' && (
        <Box
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: raised ? 96 : 24,
            display: 'flex',
            justifyContent: 'center',
            px: 2,
            pointerEvents: 'none',
          }}
        >
          <Box
            sx={{
              px: 1.5,
              py: 0.5,
              maxWidth: '42em',
              textAlign: 'center',
              whiteSpace: 'pre-line',
              borderRadius: `${radius.chip}px`,
              bgcolor: 'overMedia.plate',
            }}
          >
            {line}
          </Box>
        </Box>
      )}
      {resumed !== null && (
        <Box
          sx={{
            position: 'absolute',
            top: 12,
            left: 12,
            zIndex: 1,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 1.5,
            borderRadius: `${radius.chip}px`,
            bgcolor: 'overMedia.plate',
          }}
        >
          <span>{kindText('resume.at', { time: formatDuration(resumed) })}</span>
          <Button variant="text" dense onClick={onRestart}>
            {kindText('resume.restart')}
          </Button>
        </Box>
      )}
      <Box role="status" sx={{ position: 'absolute', top: 12, left: 12, pointerEvents: 'none' }}>
        {state.stalled && (
          <Box
            sx={{ px: 1.5, py: 0.5, typography: 'body2', borderRadius: `${radius.chip}px`, bgcolor: 'overMedia.plate' }}
          >
            {text('player.loading')}
          </Box>
        )}
      </Box>
      <Box role="alert">
        {state.phase === 'failed' && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 1,
              p: 2,
              textAlign: 'center',
              bgcolor: 'overMedia.ground',
            }}
          >
            <Box component="p" sx={{ fontWeight: 'bold' }}>
              {text('player.failed')}
            </Box>
            <Box component="p" sx={{ color: 'overMedia.muted' }}>
              {text('player.failedToDo')}
            </Box>
            <Box sx={{ mt: 1 }}>
              <Button variant="primary" onClick={onRetry}>
                {text('retry')}
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </>
  );
}
