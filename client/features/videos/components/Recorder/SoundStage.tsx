import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Mic } from 'lucide-react';
import { useFormatsText } from '../../messages/use-formats-text';

/** Replaces the camera picture while only the sound is recorded. */
export function SoundStage() {
  const text = useFormatsText();
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        p: 2,
        width: '100%',
        height: '100%',
        textAlign: 'center',
        bgcolor: 'overMedia.ground',
        color: 'overMedia.text',
      }}
    >
      <Mic size={40} aria-hidden />
      <Typography variant="body2" sx={{ color: 'overMedia.muted' }}>
        {text('check.picture')}
      </Typography>
    </Box>
  );
}
