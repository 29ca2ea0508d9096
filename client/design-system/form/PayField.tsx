import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from './NumberField';

/** Dollars a year per press of an arrow key. */
const STEP = 5_000;
const MOST = 1_000_000;

/** The next multiple of the step: from 62 000, 65 000 up and 60 000 down. */
export function stepped(value: number | null, up: boolean): number | null {
  const from = value ?? 0;
  const next = up ? Math.floor(from / STEP) * STEP + STEP : Math.ceil(from / STEP) * STEP - STEP;
  return next <= 0 ? null : Math.min(next, MOST);
}

/** Yearly pay, typed or changed by the arrow keys. */
export function PayField(props: NumberFieldProps) {
  const { field } = useController({ name: props.name });
  const value: unknown = field.value;
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    field.onChange(stepped(typeof value === 'number' ? value : null, event.key === 'ArrowUp'));
  };
  return (
    <Box onKeyDown={step}>
      <NumberField {...props} optional="unmarked" />
    </Box>
  );
}
