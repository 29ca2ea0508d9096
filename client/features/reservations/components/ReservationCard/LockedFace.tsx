import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import { icon } from '../../../../design-system/theme/tokens';

/** Replaces the picture of a profile that is masked again. */
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
