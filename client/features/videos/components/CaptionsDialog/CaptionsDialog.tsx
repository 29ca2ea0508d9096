import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  summaryMax,
  type TranscriptLanguage,
  transcriptLanguages,
  vttMax,
} from '@modules/media/http/transcript.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../../design-system/form/SwitchField';
import { TextArea } from '../../../../design-system/form/TextArea';
import { Notice } from '../../../../design-system/Notice/Notice';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import { Tabs } from '../../../../design-system/Tabs/Tabs';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useVideosText } from '../../messages/use-videos-text';

const captions = z.object({
  vtt: z.string().trim().min(1).max(vttMax),
  summary: z.string().trim().max(summaryMax),
  visible: z.boolean(),
});
type Captions = z.infer<typeof captions>;

export interface CaptionsDialogProps {
  /** Of the language that is shown; null where there is none yet. */
  readonly transcript: Loadable<OwnTranscript | null>;
  readonly language: TranscriptLanguage;
  readonly onLanguage: (language: TranscriptLanguage) => void;
  readonly onSave: (transcript: PutTranscriptRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** What is said in a video: written, pasted or imported, corrected, shown or hidden. */
export function CaptionsDialog({ transcript, language, onLanguage, onSave, onClose }: CaptionsDialogProps) {
  const text = useVideosText();
  return (
    <Dialog open title={text('captions.title')} onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text('captions.lead')}</Typography>
        <Tabs
          label={text('captions.language')}
          value={language}
          tabs={transcriptLanguages.map((value) => ({
            value,
            label: text(`captions.${value}`),
            panel: value === language && <Shown transcript={transcript} language={language} onSave={onSave} />,
          }))}
          onChange={(value) => onLanguage(transcriptLanguages.find((each) => each === value) ?? language)}
        />
      </Box>
    </Dialog>
  );
}

function Shown({ transcript, language, onSave }: Pick<CaptionsDialogProps, 'transcript' | 'language' | 'onSave'>) {
  const text = useVideosText();
  const errorText = useErrorText();
  switch (transcript.status) {
    case 'loading':
      return <ListSkeleton count={2} label={text('questions.loading')} />;
    case 'failed':
      return (
        <ErrorState
          what={text('captions.loadFailed')}
          toDo={errorText(transcript.error)}
          onRetry={transcript.retry}
          level={3}
        />
      );
    case 'ready':
      return <CaptionsForm key={language} transcript={transcript.data} language={language} onSave={onSave} />;
  }
}

function CaptionsForm({
  transcript,
  language,
  onSave,
}: {
  transcript: OwnTranscript | null;
  language: TranscriptLanguage;
  onSave: CaptionsDialogProps['onSave'];
}) {
  const text = useVideosText();
  return (
    <Form<Captions, Captions>
      schema={captions}
      defaultValues={{
        vtt: transcript?.vtt ?? 'WEBVTT\n\n',
        summary: transcript?.summary ?? '',
        visible: transcript?.visible ?? true,
      }}
      onSubmit={({ vtt, summary, visible }) =>
        onSave({ language, vtt, visible, ...(summary !== '' && summary !== transcript?.summary && { summary }) })
      }
      label={text('captions.title')}
    >
      {transcript?.automatic && <Notice tone="info">{text('captions.automatic')}</Notice>}
      <TextArea name="vtt" label={text('captions.vtt')} rows={8} />
      <ImportFile />
      <TextArea
        name="summary"
        label={text('captions.summary')}
        hint={text('captions.summaryHint')}
        rows={2}
        maxLength={summaryMax}
        optional
      />
      <SwitchField name="visible" label={text('captions.visible')} hint={text('captions.visibleHint')} />
      <FormActions>
        <SubmitButton>{text('captions.save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Reads a file into the field above, where it can be looked at before it is saved. */
function ImportFile() {
  const text = useVideosText();
  const { setValue } = useFormContext<Captions>();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file && file.size <= 4 * vttMax)
      setValue('vtt', await file.text(), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{text('captions.import')}</Button>
    </Box>
  );
}
