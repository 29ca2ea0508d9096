import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileVideo } from 'lucide-react';
import { z } from 'zod';
import { type VideoQuality, videoQuality, videoTitleMax } from '@modules/media/http/media.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { titleFromName } from '../domain/file-rules';
import { useVideosText } from '../messages/use-videos-text';

const newVideo = z.object({ title: z.string().trim().max(videoTitleMax), quality: videoQuality });

export interface NewVideoFormProps {
  readonly file: File;
  readonly qualities: readonly VideoQuality[];
  readonly defaultQuality: VideoQuality;
  /** The questions are not saved yet, so the upload cannot start. */
  readonly isLocked: boolean;
  readonly onSend: (values: { title: string; quality: VideoQuality }) => void;
  readonly onOtherFile: () => void;
}

/** Title and quality of the chosen file, before the upload. */
export function NewVideoForm(props: NewVideoFormProps) {
  const { file, qualities, defaultQuality, isLocked, onSend, onOtherFile } = props;
  const text = useVideosText();
  const language = useLanguage();
  return (
    <Form
      schema={newVideo}
      defaultValues={{ title: titleFromName(file.name), quality: defaultQuality }}
      onSubmit={(values) => Promise.resolve(onSend(values))}
      label={text('upload.form')}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.sunken',
          minWidth: 0,
        }}
      >
        <FileVideo size={20} aria-hidden />
        <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{file.name}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{formatBytes(file.size, language)}</Box>
      </Box>
      <TextField name="title" label={text('upload.name')} hint={text('upload.nameHint')} optional />
      <SelectField
        name="quality"
        label={text('upload.quality')}
        hint={text('upload.qualityHint')}
        options={qualities.map((quality) => ({ value: quality, label: text(`upload.quality.${quality}`) }))}
      />
      <FormActions>
        <SubmitButton disabled={isLocked}>{text('upload.send')}</SubmitButton>
        <Button onClick={onOtherFile}>{text('upload.otherFile')}</Button>
      </FormActions>
      {isLocked && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('questions.firstSave')}
        </Typography>
      )}
    </Form>
  );
}
