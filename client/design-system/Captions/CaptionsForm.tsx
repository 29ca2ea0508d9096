import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  summaryMax,
  tagsMax,
  type TranscriptLanguage,
  vttMax,
} from '@modules/media/http/transcript.contract';
import { Button } from '../Button/Button';
import { ChipsField } from '../form/ChipsField';
import { Form } from '../form/Form';
import { FormActions } from '../form/FormActions';
import { KeepTyped } from '../form/KeepTyped';
import { SubmitButton } from '../form/SubmitButton';
import { SwitchField } from '../form/SwitchField';
import { TextArea } from '../form/TextArea';
import { TypedNotice } from '../form/TypedNotice';
import { Notice } from '../Notice/Notice';
import type { CaptionsDraft } from '../../lib/captions/use-video-captions';
import { useCaptionsText } from './messages/use-captions-text';
import { type Captions, captionsBody, captionsSchema, captionsValues } from '../../lib/captions/captions';

export interface CaptionsFormProps {
  /** Null if there is none in this language yet. */
  readonly transcript: OwnTranscript | null;
  readonly language: TranscriptLanguage;
  readonly of: 'person' | 'company';
  readonly draft: CaptionsDraft;
  readonly onSave: (transcript: PutTranscriptRequest) => Promise<void>;
  readonly keywords?: { readonly suggestions: readonly string[]; readonly ask: (typed: string) => void } | undefined;
}

/** Form for the captions, summary and keywords of one language. Starts with an unsaved draft if there is one. */
export function CaptionsForm({ transcript, language, of, draft, onSave, keywords }: CaptionsFormProps) {
  const text = useCaptionsText();
  const [typed, setTyped] = useState(draft.read);
  const startOver = (): void => {
    draft.forget();
    setTyped(null);
  };
  return (
    <Form<Captions, Captions>
      key={typed === null ? 'saved' : 'typed'}
      schema={captionsSchema}
      defaultValues={typed ?? captionsValues(transcript)}
      onSubmit={(values) => onSave(captionsBody(values, language, transcript))}
      label={text('title')}
    >
      {/* Changing the language or pressing Escape unmounts the form, so the draft is saved without delay. */}
      <KeepTyped<Captions> saved={captionsValues(transcript)} onTyped={draft.keep} restMs={0} />
      {typed !== null && <TypedNotice onForget={startOver} />}
      {transcript !== null && transcript.problem !== null && (
        <Notice tone="warning">{transcript.problem.message}</Notice>
      )}
      {transcript?.automatic && <Notice tone="info">{text('automatic')}</Notice>}
      <TextArea name="vtt" label={text('vtt')} rows={8} />
      <ImportFile />
      <TextArea
        name="summary"
        label={text('summary')}
        hint={text('summaryHint')}
        rows={2}
        maxLength={summaryMax}
        optional
      />
      <ChipsField
        name="tags"
        label={text('tags')}
        hint={text(transcript === null ? 'tagsHint' : 'tagsKnownHint')}
        max={tagsMax}
        suggestions={keywords?.suggestions ?? []}
        {...(keywords && { onQuery: keywords.ask })}
        optional
      />
      <SwitchField name="visible" label={text('visible')} hint={text(`visibleHint.${of}`)} />
      <FormActions>
        <SubmitButton>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Reads a file into the field above, to be checked before saving. */
function ImportFile() {
  const text = useCaptionsText();
  const { setValue } = useFormContext<Captions>();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // A character has at most 4 bytes, so a larger file is too long for certain.
    setTooLarge(file.size > 4 * vttMax);
    if (file.size <= 4 * vttMax) setValue('vtt', await file.text(), { shouldDirty: true, shouldValidate: true });
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
      <Button onClick={() => input.current?.click()}>{text('import')}</Button>
      <FormHelperText error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {isTooLarge && text('fileTooLarge')}
      </FormHelperText>
    </Box>
  );
}
