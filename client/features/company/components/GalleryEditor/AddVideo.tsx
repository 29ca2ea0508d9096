import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UploadInfo } from '@modules/media/http/media.contract';
import { Button } from '../../../../design-system/Button/Button';
import { FileDropzone } from '../../../../design-system/FileDropzone/FileDropzone';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { Notice } from '../../../../design-system/Notice/Notice';
import { UploadProgress } from '../../../../design-system/UploadProgress/UploadProgress';
import { useErrorText } from '../../../../lib/error-text';
import { formatBytes } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import type { CompanyUpload } from '../../api/company-upload';
import { entrySchema, type EntryValues, titleFromFile } from '../../forms/entry.schema';
import { EntryFields } from '../../forms/EntryFields';
import { useCompanyText } from '../../messages/use-company-text';

export interface AddVideoProps {
  readonly limits: UploadInfo;
  readonly upload: CompanyUpload | null;
  readonly onUpload: (file: File, values: EntryValues) => void;
  readonly onDismiss: () => void;
}

/**
 * Chooses a file, asks for its details, uploads it and shows the progress. Shows the limit that the server enforces.
 */
export function AddVideo({ limits, upload, onUpload, onDismiss }: AddVideoProps) {
  const text = useCompanyText();
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  if (upload !== null) return <OnItsWay upload={upload} onUpload={onUpload} onDismiss={onDismiss} />;
  if (limits.quota.uploads_left_today === 0) return <Notice tone="info">{text('upload.noneLeft')}</Notice>;
  const { accepted_extensions: endings, accepted_types: types, max_size_bytes: maxBytes } = limits.video;
  const dotted = endings.map((ending) => (ending.startsWith('.') ? ending : `.${ending}`));
  if (file === null) {
    return (
      <FileDropzone
        label={text('upload.choose')}
        hint={text('upload.limits', {
          types: dotted.map((ending) => ending.slice(1).toUpperCase()).join(', '),
          size: formatBytes(maxBytes, language),
          minutes: Math.floor(limits.video.max_duration_seconds / 60),
        })}
        accept={[...types, ...dotted]}
        maxBytes={maxBytes}
        onFile={setFile}
      />
    );
  }
  const values: EntryValues = {
    title: titleFromFile(file.name),
    description: '',
    video_category: 'ABOUT',
    is_public: true,
  };
  return (
    <Form
      schema={entrySchema}
      defaultValues={values}
      onSubmit={(details) => {
        setFile(null);
        onUpload(file, details);
        return Promise.resolve();
      }}
      label={text('upload.form')}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          justifyContent: 'space-between',
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.sunken',
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{formatBytes(file.size, language)}</Box>
      </Box>
      <EntryFields />
      <FormActions>
        <SubmitButton>{text('upload.send')}</SubmitButton>
        <Button onClick={() => setFile(null)}>{text('upload.otherFile')}</Button>
      </FormActions>
    </Form>
  );
}

function OnItsWay({ upload, onUpload, onDismiss }: Omit<AddVideoProps, 'limits'> & { upload: CompanyUpload }) {
  const text = useCompanyText();
  const language = useLanguage();
  const errorText = useErrorText();
  const shared = useSharedText();
  const { file, values } = upload.video;
  if (upload.name === 'failed') {
    return (
      <UploadProgress
        fileName={file.name}
        phase={{ name: 'failed', reason: errorText(upload.error) }}
        onRetry={() => onUpload(file, values)}
        onCancel={onDismiss}
      />
    );
  }
  const { phase } = upload;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <UploadProgress
        fileName={file.name}
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
    </Box>
  );
}
