import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  summaryMax,
  tagsMax,
  type TranscriptLanguage,
  vttMax,
} from '@modules/media/http/transcript.contract';
import { Button } from '../../../../design-system/Button/Button';
import { ChipsField } from '../../../../design-system/form/ChipsField';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../../design-system/form/SwitchField';
import { TextArea } from '../../../../design-system/form/TextArea';
import { Notice } from '../../../../design-system/Notice/Notice';
import { useVideosText } from '../../messages/use-videos-text';
import { type Captions, captionsBody, captionsSchema, captionsValues } from './captions.schema';

export interface CaptionsFormProps {
  /** Null where there is none in this language yet. */
  readonly transcript: OwnTranscript | null;
  readonly language: TranscriptLanguage;
  readonly onSave: (transcript: PutTranscriptRequest) => Promise<void>;
}

/** The captions of one language, with what is told of them in short. */
export function CaptionsForm({ transcript, language, onSave }: CaptionsFormProps) {
  const text = useVideosText();
  return (
    <Form<Captions, Captions>
      schema={captionsSchema}
      defaultValues={captionsValues(transcript)}
      onSubmit={(values) => onSave(captionsBody(values, language, transcript))}
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
      <ChipsField
        name="tags"
        label={text('captions.tags')}
        hint={transcript === null ? text('captions.tagsHint') : undefined}
        max={tagsMax}
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
