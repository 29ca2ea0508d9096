import Box from '@mui/material/Box';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { ProgressBar } from '../../../design-system/ProgressBar/ProgressBar';
import { useErrorText } from '../../../lib/error-text';
import { useRoomsText } from '../messages/use-rooms-text';
import type { RecordingUpload } from '../recording/recording-upload';

export interface RecordingUploadNoticeProps {
  readonly upload: RecordingUpload;
  readonly recordingsHref: string;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** The recording on its way to the server, in the tab that recorded it. */
export function RecordingUploadNotice({ upload, recordingsHref, onRetry, onDismiss }: RecordingUploadNoticeProps) {
  const text = useRoomsText();
  const errorText = useErrorText();
  if (upload.name === 'sending') {
    const percent = upload.phase.name === 'arriving' ? 95 : upload.phase.percent;
    return (
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <ProgressBar value={percent} label={text('upload.sending')} />
        <Box role="status">{text(upload.phase.name === 'waiting' ? 'upload.waiting' : 'upload.stay')}</Box>
      </Box>
    );
  }
  if (upload.name === 'failed') {
    return (
      <Box role="alert">
        <Notice
          tone="danger"
          title={text('upload.failed')}
          onClose={onDismiss}
          action={
            <Button dense onClick={onRetry}>
              {text('upload.retry')}
            </Button>
          }
        >
          {errorText(upload.error)}
        </Notice>
      </Box>
    );
  }
  return (
    <Box role="status">
      <Notice
        tone="success"
        onClose={onDismiss}
        action={
          <Button dense href={recordingsHref}>
            {text('recording.see')}
          </Button>
        }
      >
        {text('upload.sent')}
      </Notice>
    </Box>
  );
}
