import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { icon, radius } from '../theme/tokens';

export type UploadPhase =
  | { name: 'uploading'; percent: number }
  | { name: 'processing'; percent: number }
  | { name: 'failed'; reason: string }
  | { name: 'done' };

export interface UploadProgressProps {
  fileName: string;
  phase: UploadPhase;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Button after success, such as watching the video. */
  action?: ReactNode;
}

/** Progress of an upload, then of its processing, each with a percentage. Errors give the reason. */
export function UploadProgress({ fileName, phase, onCancel, onRetry, action }: UploadProgressProps) {
  const text = useUiText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 2.5,
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
      }}
    >
      {(phase.name === 'uploading' || phase.name === 'processing') && (
        <ProgressBar value={phase.percent} label={text(`upload.${phase.name}`, { name: fileName })} />
      )}
      {/* Only the steps are announced; screen readers find the percentage in the bar. */}
      <Box role="status">
        {phase.name === 'processing' && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('upload.leave')}</Box>
        )}
        {phase.name === 'done' && (
          <Line icon={<CircleCheck size={icon.normal} aria-hidden />} colour="success.main">
            {text('upload.done', { name: fileName })}
          </Line>
        )}
      </Box>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {phase.name === 'failed' && (
          <>
            <Line icon={<CircleAlert size={icon.normal} aria-hidden />} colour="error.main">
              {text('upload.failed', { name: fileName })}
            </Line>
            <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{phase.reason}</Box>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {phase.name === 'uploading' && onCancel && <Button onClick={onCancel}>{text('cancel')}</Button>}
        {phase.name === 'failed' && onRetry && <Button onClick={onRetry}>{text('retry')}</Button>}
        {phase.name === 'done' && action}
      </Box>
    </Box>
  );
}

function Line({ icon: sign, colour, children }: { icon: ReactNode; colour: string; children: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, fontWeight: 'bold', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: colour, display: 'flex', mt: 0.25 }}>
        {sign}
      </Box>
      {children}
    </Box>
  );
}
