import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { useCopy } from '../Toasts/use-copy';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Text of the button: `Copier la valeur`. */
  readonly copy: string;
  /** Accessible name of the button if a page has several: `Copier la valeur de exemple.ca`. */
  readonly copyName?: string;
  /** Messages after the button was pressed. */
  readonly copied: string;
  readonly notCopied: string;
  readonly hint?: ReactNode;
}

/** A read-only text to enter in another program, with a button to copy it. */
export function CopyField({ label, value, copy, copyName, copied, notCopied, hint }: CopyFieldProps) {
  const id = useId();
  const save = useCopy({ copied, notCopied });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 'bold' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          id={id}
          value={value}
          readOnly
          sx={{ flex: '1 1 260px' }}
          onFocus={(event) => event.target.select()}
          {...(hint !== undefined && { slotProps: { input: { 'aria-describedby': `${id}-hint` } } })}
        />
        <Button onClick={() => void save(value)} {...(copyName !== undefined && { 'aria-label': copyName })}>
          {copy}
        </Button>
      </Box>
      {hint !== undefined && (
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
