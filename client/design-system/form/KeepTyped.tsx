import { hashKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** Milliseconds without typing before the draft is saved, so that not every key writes to storage. */
const REST_MS = 400;

export interface KeepTypedProps<Values extends FieldValues> {
  /** Values without a draft. A draft equal to them counts as none. */
  readonly saved: Values;
  /** Called with null if the typed values equal the saved ones again, for example a cleared field. */
  readonly onTyped: (values: Values | null) => void;
  /** Milliseconds without typing before `onTyped` is called; 0 if the form may unmount at any time. */
  readonly restMs?: number;
}

const isSame = (one: FieldValues, other: FieldValues): boolean => hashKey([one]) === hashKey([other]);

/** Put it inside a form: calls `onTyped` with unsaved values shortly after typing. */
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
        // After a submission, the submitted values are the new base of the form.
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
