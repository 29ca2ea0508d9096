import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { UploadProgress } from '../../../../design-system/UploadProgress/UploadProgress';
import { useErrorText } from '../../../../lib/error-text';
import { useProfileText } from '../../messages/use-profile-text';
import { type SendResume, useResumeUpload } from '../ResumeField/use-resume-upload';

export interface KeepResumeProps {
  readonly file: File;
  readonly onKeep: SendResume;
}

/** Keeps the file that suggestions were read from, so that the person need not choose it a second time. */
export function KeepResume({ file, onKeep }: KeepResumeProps) {
  const text = useProfileText();
  const errorText = useErrorText();
  const [isKept, setKept] = useState(false);
  const upload = useResumeUpload(onKeep, () => setKept(true));
  const { running } = upload;
  return (
    <Box role="status">
      {isKept ? (
        <StateBadge tone="success" icon={Check}>
          {text('resume.saved')}
        </StateBadge>
      ) : running === null ? (
        <Button onClick={() => upload.send(file)}>{text('autofill.keep')}</Button>
      ) : (
        <UploadProgress
          fileName={file.name}
          phase={
            running.error === undefined
              ? { name: 'uploading', percent: running.percent }
              : { name: 'failed', reason: errorText(running.error) }
          }
          onCancel={upload.stop}
          onRetry={() => upload.send(file)}
        />
      )}
    </Box>
  );
}
