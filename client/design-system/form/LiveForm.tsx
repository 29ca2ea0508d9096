import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { FieldRegistryContext, type FieldRegistry } from './field-registry';

export interface LiveFormProps<Values extends FieldValues> {
  /** Current filter; the fields are updated when it changes elsewhere. */
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Whether two sets of values are the same filter. */
  readonly isSame: (a: Values, b: Values) => boolean;
  /** Milliseconds after the last key before `onChange` is called. */
  readonly restMs: number;
  readonly children: ReactNode;
}

/**
 * A form without a submit button, for filters: holds typed text until it becomes the filter.
 * Put it around the sheet of a phone as well, so that it stays mounted while the sheet opens and closes.
 */
export function LiveForm<Values extends FieldValues>(props: LiveFormProps<Values>) {
  const { values, onChange, isSame, restMs, children } = props;
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const [registry] = useState<FieldRegistry>(() => ({ fields: new Map() }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** Values passed to `onChange` that have not returned as `values` yet: the address changes later than the keys. */
  const asked = useRef<Values[]>([]);
  const followed = useRef(values);

  const follow = useEffectEvent((arrived: Values) => {
    const isUnchanged = isSame(arrived, followed.current);
    followed.current = arrived;
    // A page that renders again may pass a copy of the same filter, which must not replace text that is being typed.
    if (isUnchanged) return;
    const place = asked.current.findIndex((own) => isSame(own, arrived));
    if (place >= 0) {
      // Our own change returned. Text typed since then is newer and stays.
      asked.current.splice(0, place + 1);
      return;
    }
    asked.current = [];
    clearTimeout(timer.current);
    if (!isSame(arrived, form.getValues())) form.reset(arrived);
  });
  useEffect(() => follow(values), [values]);

  const ask = useEffectEvent((typed: Values) => {
    if (isSame(typed, asked.current.at(-1) ?? values)) return;
    asked.current.push(typed);
    onChange(typed);
  });
  const wait = useEffectEvent((typed: Values) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), restMs);
  });
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => wait(typed) });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [form]);

  return (
    <FieldRegistryContext value={registry}>
      <FormProvider {...form}>{children}</FormProvider>
    </FieldRegistryContext>
  );
}
