import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** Typing is not a rhythm to write storage at. */
const REST_MS = 400;

export interface KeepTypedProps<Values extends FieldValues> {
  readonly onTyped: (values: Values) => void;
  /** How long nothing is typed before it is handed over; none where the form may go away at any key. */
  readonly restMs?: number;
}

/** Inside the form: hands over what is typed, shortly after it was, as long as it differs from what is saved. */
export function KeepTyped<Values extends FieldValues>({ onTyped, restMs = REST_MS }: KeepTypedProps<Values>) {
  const form = useFormContext<Values>();
  const hand = useEffectEvent((values: Values) => onTyped(values));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty === true) timer = setTimeout(() => hand(values), restMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, restMs]);
  return null;
}
