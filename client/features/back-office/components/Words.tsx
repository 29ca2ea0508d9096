import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A text written by a user, under a label. */
export function Words({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{words}</Typography>
    </Box>
  );
}
