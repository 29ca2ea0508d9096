import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import { icon } from '../../../../design-system/theme/tokens';

/** In the place of a face that is closed again. */
export function LockedFace() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 48,
        height: 48,
        borderRadius: '50%',
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'line.main',
        color: 'frost',
      }}
    >
      <Lock size={icon.normal} />
    </Box>
  );
}
