import Box from '@mui/material/Box';
import { radius } from '../theme/tokens';

export interface KeysProps {
  /** Each key as it is written on the keyboard: `['⌘', 'K']`. */
  readonly keys: readonly string[];
}

/** Keys pressed together, drawn as keys. */
export function Keys({ keys }: KeysProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexShrink: 0 }}>
      {keys.map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            display: 'inline-grid',
            placeItems: 'center',
            minWidth: 26,
            minHeight: 26,
            px: 0.75,
            typography: 'caption',
            fontFamily: 'inherit',
            fontWeight: 600,
            color: 'text.secondary',
            bgcolor: 'background.sunken',
            border: 1,
            borderColor: 'line.main',
            borderRadius: `${radius.chip}px`,
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
  );
}
