import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CirclePause, CircleDot } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { icon, layout, radius } from '../../../design-system/theme/tokens';
import { useRoomsText } from '../messages/use-rooms-text';

export interface RecordingSignProps {
  readonly isRunning: boolean;
  /** Names of people who have not agreed. */
  readonly missing: readonly string[];
  readonly isHost: boolean;
  readonly isRecorder: boolean;
  readonly hasAgreed: boolean;
  readonly onStop: () => void;
  readonly onWithdraw: () => void;
}

/** Says to everybody, all the time, that the interview is recorded. It stays in sight while the page scrolls. */
export function RecordingSign(props: RecordingSignProps) {
  const { isRunning, missing, isHost, isRecorder, hasAgreed, onStop, onWithdraw } = props;
  const text = useRoomsText();
  const Sign = isRunning ? CircleDot : CirclePause;
  const words = isRunning
    ? text('recording.on')
    : missing.length > 0
      ? text('recording.pausedFor', { names: missing.join(', ') })
      : text('recording.paused');
  return (
    <Box
      component="section"
      aria-label={text('recording.label')}
      sx={{
        position: 'sticky',
        top: layout.header + 8,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderRadius: `${radius.control}px`,
        border: 2,
        borderColor: isRunning ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: isRunning ? 'error.main' : 'text.secondary' }}>
        <Sign size={icon.normal} aria-hidden />
      </Box>
      <Typography sx={{ flex: '1 1 200px', fontWeight: 'bold', overflowWrap: 'anywhere' }}>{words}</Typography>
      {isHost && (
        <Button dense onClick={onStop}>
          {text('recording.stop')}
        </Button>
      )}
      {hasAgreed && !isRecorder && (
        <Button dense variant="danger" onClick={onWithdraw}>
          {text('recording.withdraw')}
        </Button>
      )}
    </Box>
  );
}
