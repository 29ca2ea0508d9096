import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { FieldRegistryContext, type FieldRegistry } from './field-registry';

export interface LiveFormProps<Values extends FieldValues> {
  /** What is asked for now; the fields follow it when it changes from elsewhere. */
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Whether two sets of values ask for the same. */
  readonly isSame: (a: Values, b: Values) => boolean;
  /** Typing is not asking: `onChange` follows this many milliseconds after the last key. */
  readonly restMs: number;
  readonly children: ReactNode;
}

/**
 * A form without a button, for filters: holds what is being typed until it becomes what is asked for. Put it around the sheet
 * of a phone as well, so that it stays mounted while the sheet opens and closes.
 */
export function LiveForm<Values extends FieldValues>(props: LiveFormProps<Values>) {
  const { values, onChange, isSame, restMs, children } = props;
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const [registry] = useState<FieldRegistry>(() => ({ fields: new Map() }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** Asked for, and not yet come back as `values`: the address follows later than the keys. */
  const asked = useRef<Values[]>([]);

  const follow = useEffectEvent((arrived: Values) => {
    const place = asked.current.findIndex((own) => isSame(own, arrived));
    if (place >= 0) {
      // Our own question comes back. What was typed since then is newer and stays.
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
