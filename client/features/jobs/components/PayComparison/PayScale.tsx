import Box from '@mui/material/Box';
import { radius } from '../../../../design-system/theme/tokens';
import { positionsOf, type PayAmounts } from '../../domain/pay-scale';
import { DotMark, LineMark } from './marks';

/** A picture of the figures below it, so screen readers skip it. */
export function PayScale(amounts: PayAmounts) {
  const { own, median, low, high } = positionsOf(amounts);
  const at = (share: number) =>
    ({ position: 'absolute', top: '50%', left: `${share * 100}%`, transform: 'translate(-50%, -50%)' }) as const;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 24, mx: 1 }}>
      <Box sx={{ ...at(0.5), width: '100%', height: 8, borderRadius: `${radius.round}px`, bgcolor: 'track' }} />
      <Box
        sx={{
          ...at((low + high) / 2),
          width: `${(high - low) * 100}%`,
          minWidth: 8,
          height: 8,
          borderRadius: `${radius.round}px`,
          bgcolor: 'accent.main',
        }}
      />
      <Box sx={at(median)}>
        <LineMark />
      </Box>
      <Box sx={at(own)}>
        <DotMark />
      </Box>
    </Box>
  );
}
