import Box from '@mui/material/Box';
import { radius } from '../../../../design-system/theme/tokens';

/** The marks of the scale, repeated before their labels. They have no text: the label names them. */
const mark = { display: 'block', flexShrink: 0 } as const;

/** This posting. The ring keeps it visible on the band. */
export function DotMark() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...mark,
        width: 14,
        height: 14,
        borderRadius: '50%',
        bgcolor: 'text.primary',
        border: 2,
        borderColor: 'background.paper',
      }}
    />
  );
}

export function LineMark() {
  return (
    <Box component="span" aria-hidden sx={{ ...mark, width: 14, display: 'flex', justifyContent: 'center' }}>
      <Box component="span" sx={{ width: 2, height: 16, bgcolor: 'text.primary' }} />
    </Box>
  );
}

export function HalfMark() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ ...mark, width: 14, height: 8, borderRadius: `${radius.round}px`, bgcolor: 'accent.main' }}
    />
  );
}
