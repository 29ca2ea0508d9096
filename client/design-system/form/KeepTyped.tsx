import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** Typing is not a rhythm to write storage at. */
const REST_MS = 400;

export interface KeepTypedProps<Values extends FieldValues> {
  /** What the form shows where nothing was typed; a draft that says the same is none. */
  readonly saved: Values;
  /** Null once what was typed is taken back, for example a field that is emptied again. */
  readonly onTyped: (values: Values | null) => void;
  /** How long nothing is typed before it is handed over; none where the form may go away at any key. */
  readonly restMs?: number;
}

const isSame = (one: FieldValues, other: FieldValues): boolean => hashKey([one]) === hashKey([other]);

/** Inside the form: hands over what is typed, shortly after it was, as long as it differs from what is saved. */
export function KeepTyped<Values extends FieldValues>({ saved, onTyped, restMs = REST_MS }: KeepTypedProps<Values>) {
  const form = useFormContext<Values>();
  const base = useRef(saved);
  const hand = useEffectEvent((values: Values) => onTyped(isSame(values, base.current) ? null : values));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isSubmitting, isDirty }) => {
        clearTimeout(timer);
        // The form that was just sent starts over with what it sent.
        if (isSubmitting === true) {
          if (isDirty === false) base.current = values;
          return;
        }
        timer = setTimeout(() => hand(values), restMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, restMs]);
  return null;
}
