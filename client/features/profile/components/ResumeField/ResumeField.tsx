import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@modules/identity/http/users.contract';
import { documentExtensions, documentMaxBytes } from '@modules/media/http/files.contract';
import { Button } from '../../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { FileDropzone } from '../../../../design-system/FileDropzone/FileDropzone';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { icon } from '../../../../design-system/theme/tokens';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { UploadProgress } from '../../../../design-system/UploadProgress/UploadProgress';
import { useErrorText } from '../../../../lib/error-text';
import { formatBytes, formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useProfileText } from '../../messages/use-profile-text';
import { type SendResume, useResumeUpload } from './use-resume-upload';

const accepted = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ...documentExtensions,
];

export interface ResumeFieldProps {
  readonly resume: Resume | null;
  readonly onSend: SendResume;
  readonly onRemove: () => Promise<void>;
}

/** The résumé: uploaded immediately with progress, replaced or removed. */
export function ResumeField({ resume, onSend, onRemove }: ResumeFieldProps) {
  const text = useProfileText();
  const language = useLanguage();
  const errorText = useErrorText();
  const toasts = useToasts();
  const upload = useResumeUpload(onSend, () => toasts.success(text('resume.saved')));
  const [isReplacing, setReplacing] = useState(false);
  const [removal, setRemoval] = useState<'no' | 'asked' | 'running'>('no');
  const remove = async (): Promise<void> => {
    setRemoval('running');
    try {
      await onRemove();
      toasts.success(text('resume.removed'));
    } catch (error) {
      toasts.error(`${text('resume.removeFailed')} ${errorText(error)}`);
    } finally {
      setRemoval('no');
    }
  };
  const { running } = upload;
  if (running !== null) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
        <UploadProgress
          fileName={running.file.name}
          phase={
            running.error === undefined
              ? { name: 'uploading', percent: running.percent }
              : { name: 'failed', reason: errorText(running.error) }
          }
          onCancel={upload.stop}
          onRetry={() => upload.send(running.file)}
        />
        {running.error !== undefined && (
          <Button variant="text" onClick={upload.stop}>
            {text('resume.other')}
          </Button>
        )}
      </Box>
    );
  }
  if (resume === null || isReplacing) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ width: '100%' }}>
          <FileDropzone
            label={text('resume.choose')}
            hint={text('resume.help')}
            accept={accepted}
            maxBytes={documentMaxBytes}
            onFile={(file) => {
              setReplacing(false);
              upload.send(file);
            }}
          />
        </Box>
        {isReplacing && (
          <Button variant="text" onClick={() => setReplacing(false)}>
            {text('resume.keep')}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
      <Box component="span" sx={{ display: 'flex', color: 'accent.text' }}>
        <FileText size={icon.large} aria-hidden />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink href={resume.url} external>
          {resume.name}
        </TextLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('resume.details', {
            size: formatBytes(resume.size, language),
            date: formatDate(resume.uploaded_at, language),
          })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button onClick={() => setReplacing(true)}>{text('resume.replace')}</Button>
        <Button variant="text" onClick={() => setRemoval('asked')}>
          {text('resume.remove')}
        </Button>
      </Box>
      <ConfirmDialog
        open={removal !== 'no'}
        title={text('resume.removeTitle')}
        confirmLabel={text('resume.remove')}
        danger
        busy={removal === 'running'}
        onConfirm={() => void remove()}
        onCancel={() => setRemoval('no')}
      >
        {text('resume.removeText')}
      </ConfirmDialog>
    </Box>
  );
}
