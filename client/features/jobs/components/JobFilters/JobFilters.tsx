import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FieldRegistryContext, type FieldRegistry } from '../../../../design-system/form/field-registry';
import { addressFromFilters, type JobFilters as Filters } from '../../domain/job-filters';

/** Typing is not asking: the list follows this many milliseconds after the last key. */
const DEBOUNCE_MS = 500;

export interface JobFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly children: ReactNode;
}

const same = (a: Filters, b: Filters): boolean => addressFromFilters(a).toString() === addressFromFilters(b).toString();

/**
 * Holds what is being typed until it becomes the address. It stays mounted while the sheet of a phone opens and closes,
 * and follows the address when somebody goes back or clears everything.
 */
export function JobFilters({ filters, onChange, children }: JobFiltersProps) {
  const form = useForm<Filters>({ defaultValues: filters });
  const [registry] = useState<FieldRegistry>(() => ({ fields: new Map() }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const follow = useEffectEvent((asked: Filters) => {
    if (!same(asked, form.getValues())) form.reset(asked);
  });
  useEffect(() => follow(filters), [filters]);

  const ask = useEffectEvent((values: Filters) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!same(values, filters)) onChange(values);
    }, DEBOUNCE_MS);
  });
  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => ask(values) });
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
