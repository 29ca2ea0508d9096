import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldPathValue, useFormContext, useWatch } from 'react-hook-form';
import type { ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { mayBeKept } from '../../domain/kept-resume';
import { isUsed, withSuggestion } from '../../domain/use-suggestion';
import type { SharedProblem } from '../../domain/shared-file';
import type { EditorInput } from '../../forms/editor.schema';
import type { SendResume } from '../ResumeField/use-resume-upload';
import { KeepResume } from './KeepResume';
import { type AutofillState, ResumeAutofillView } from './ResumeAutofillView';

type Field = FieldPath<EditorInput>;

export interface ResumeAutofillProps {
  /** Keeps the chosen file as the résumé of the profile. */
  readonly onKeep: SendResume;
  readonly onParse: (file: File, signal: AbortSignal) => Promise<readonly ResumeSuggestion[]>;
  /** A file that another app shared; it is read at once. */
  readonly shared?: File | null;
  /** Called when the shared file is being read, so that it is not read a second time. */
  readonly onShared?: () => void;
  /** Why there is no shared file. */
  readonly problem?: SharedProblem | null;
}

/** Writes accepted suggestions into the surrounding form; nothing is saved until the person saves the form. */
export function ResumeAutofill({ onKeep, onParse, shared = null, onShared, problem = null }: ResumeAutofillProps) {
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
      if (!stop.signal.aborted) setState({ status: 'ready', file, suggestions });
    } catch (error) {
      if (!stop.signal.aborted) setState({ status: 'failed', file, error });
    }
  };
  const open = useEffectEvent((file: File) => {
    onShared?.();
    void parse(file);
  });
  useEffect(() => {
    if (shared === null) return;
    // Later, so that a second run of this effect, as during development, reads the file once.
    const later = setTimeout(() => open(shared));
    return () => clearTimeout(later);
  }, [shared]);
  return (
    <ResumeAutofillView
      state={state}
      problem={problem}
      keeping={
        state.status === 'ready' && mayBeKept(state.file) ? <KeepResume file={state.file} onKeep={onKeep} /> : null
      }
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
