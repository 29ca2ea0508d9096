import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form';
import type { ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { isUsed, withSuggestion } from '../../domain/use-suggestion';
import type { EditorInput } from '../../forms/editor.schema';
import { type AutofillState, ResumeAutofillView } from './ResumeAutofillView';

type Field = FieldPath<EditorInput>;

export interface ResumeAutofillProps {
  readonly onParse: (file: File, signal: AbortSignal) => Promise<readonly ResumeSuggestion[]>;
}

/** Writes accepted suggestions into the surrounding form; nothing is saved until the person saves the form. */
export function ResumeAutofill({ onParse }: ResumeAutofillProps) {
  const { control, getValues, setValue } = useFormContext<EditorInput>();
  const values = useWatch({ control }) as EditorInput;
  const [state, setState] = useState<AutofillState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const parse = async (file: File): Promise<void> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ status: 'reading', fileName: file.name });
    try {
      const suggestions = await onParse(file, stop.signal);
      if (!stop.signal.aborted) setState({ status: 'ready', suggestions });
    } catch (error) {
      if (!stop.signal.aborted) setState({ status: 'failed', error });
    }
  };
  return (
    <ResumeAutofillView
      state={state}
      isUsed={(suggestion) => isUsed(suggestion, values)}
      onFile={(file) => void parse(file)}
      onStop={() => {
        running.current?.abort();
        setState({ status: 'idle' });
      }}
      onUse={(suggestion) => {
        const change = withSuggestion(suggestion, getValues());
        if (change === null) return;
        setValue(change.name as Field, change.value as FieldPathValue<EditorInput, Field>, {
          shouldDirty: true,
          shouldValidate: true,
        });
      }}
    />
  );
}
