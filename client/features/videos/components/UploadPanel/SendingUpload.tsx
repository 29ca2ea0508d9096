import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UploadProgress } from '../../../../design-system/UploadProgress/UploadProgress';
import { useErrorText } from '../../../../lib/error-text';
import { formatBytes } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import type { NewVideo, RunningUpload } from '../../api/running-upload';
import { useVideosText } from '../../messages/use-videos-text';

export interface SendingUploadProps {
  readonly upload: RunningUpload;
  readonly onRetry: (video: NewVideo) => void;
  readonly onDismiss: () => void;
}

/** Progress of the upload in bytes; after an error, the actions retry and dismiss. */
export function SendingUpload({ upload, onRetry, onDismiss }: SendingUploadProps) {
  const text = useVideosText();
  const language = useLanguage();
  const errorText = useErrorText();
  const shared = useSharedText();
  const fileName = upload.video.file.name;
  if (upload.name === 'failed') {
    return (
      <UploadProgress
        fileName={fileName}
        phase={{ name: 'failed', reason: errorText(upload.error) }}
        onRetry={() => onRetry(upload.video)}
        onCancel={onDismiss}
      />
    );
  }
  const { phase } = upload;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <UploadProgress
        fileName={fileName}
        phase={{ name: 'uploading', percent: phase.name === 'arriving' ? 95 : phase.percent }}
        onCancel={onDismiss}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {phase.name === 'uploading' &&
          text('upload.bytes', {
            sent: formatBytes(phase.sentBytes, language),
            total: formatBytes(phase.totalBytes, language),
          })}
        {phase.name === 'arriving' && text('upload.arriving')}
      </Typography>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {phase.name === 'waiting' && shared('upload.waiting')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(upload.mayClose === true ? 'upload.mayClose' : 'upload.mayLeave')}
      </Typography>
    </Box>
  );
}
