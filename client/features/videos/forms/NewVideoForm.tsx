import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileAudio, FileVideo } from 'lucide-react';
import { z } from 'zod';
import { type VideoQuality, videoQuality, videoTitleMax } from '@modules/media/http/media.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { SelectField } from '../../../design-system/form/SelectField';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { titleFromName } from '../domain/file-rules';
import { useFormatsText } from '../messages/use-formats-text';
import { useNoiseText } from '../messages/use-noise-text';
import { useVideosText } from '../messages/use-videos-text';

const newVideo = z.object({
  title: z.string().trim().max(videoTitleMax),
  quality: videoQuality,
  part: z.enum(['VIDEO', 'AUDIO']),
  reducesNoise: z.boolean(),
});

export interface NewVideoFormProps {
  readonly file: File;
  /** The file has no picture. */
  readonly isSound: boolean;
  readonly qualities: readonly VideoQuality[];
  readonly defaultQuality: VideoQuality;
  /** The questions are not saved yet, so the upload cannot start. */
  readonly isLocked: boolean;
  readonly onSend: (values: {
    title: string;
    quality: VideoQuality;
    isSoundOnly: boolean;
    reducesNoise: boolean;
  }) => void;
  readonly onOtherFile: () => void;
}

/** Title, quality and sound of the chosen file, before the upload. */
export function NewVideoForm(props: NewVideoFormProps) {
  const { file, isSound, qualities, defaultQuality, isLocked, onSend, onOtherFile } = props;
  const text = useVideosText();
  const formats = useFormatsText();
  const noise = useNoiseText();
  const language = useLanguage();
  const Sign = isSound ? FileAudio : FileVideo;
  return (
    <Form
      schema={newVideo}
      defaultValues={{ title: titleFromName(file.name), quality: defaultQuality, part: 'VIDEO', reducesNoise: false }}
      onSubmit={({ part, ...values }) =>
        Promise.resolve(onSend({ ...values, isSoundOnly: isSound || part === 'AUDIO' }))
      }
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
        <Sign size={20} aria-hidden />
        <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>{file.name}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{formatBytes(file.size, language)}</Box>
      </Box>
      <TextField name="title" label={text('upload.name')} hint={text('upload.nameHint')} optional />
      {!isSound && (
        <ChoiceField
          name="part"
          label={formats('upload.part')}
          hint={formats('upload.part.hint')}
          options={(['VIDEO', 'AUDIO'] as const).map((part) => ({
            value: part,
            label: formats(`upload.part.${part}`),
          }))}
        />
      )}
      {!isSound && (
        <SelectField
          name="quality"
          label={text('upload.quality')}
          hint={text('upload.qualityHint')}
          options={qualities.map((quality) => ({ value: quality, label: text(`upload.quality.${quality}`) }))}
        />
      )}
      <SwitchField name="reducesNoise" label={noise('label')} hint={noise('hint')} />
      <FormActions>
        <SubmitButton disabled={isLocked}>{isSound ? formats('upload.sendSound') : text('upload.send')}</SubmitButton>
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
