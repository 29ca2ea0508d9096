import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';

export interface FilterFormProps {
  /** Path of the list. The names of the fields are the parameters of its address. */
  readonly action: string;
  readonly label?: string;
  /** Parameters without a field that must stay. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
  readonly sx?: SxProps;
}

/**
 * The fields of a `LiveForm` as a real form: before the application is there, and without scripts, the browser sends
 * them. Without scripts there is a button for it.
 */
export function FilterForm({ action, label, kept = {}, children, sx = {} }: FilterFormProps) {
  const text = useUiText();
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={action}
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      sx={sx}
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <noscript>
        <Button type="submit">{text('filters.show')}</Button>
      </noscript>
    </Box>
  );
}
