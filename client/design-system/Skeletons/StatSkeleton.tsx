import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { statGrid } from '../StatTile/StatGrid';
import { SkeletonFrame, indices, type SkeletonProps } from './SkeletonFrame';

/** Skeleton of a `StatGrid`. */
export function StatSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <SkeletonFrame label={label}>
      <Box sx={statGrid}>
        {indices(count).map((index) => (
          <Box key={index} sx={{ py: 2.5, pr: 2, borderTop: 1, borderColor: 'line.main' }}>
            <Skeleton width={72} height={34} />
            <Skeleton width="64%" height={14} sx={{ mt: 1.5 }} />
            <Skeleton width="44%" height={13} sx={{ mt: 1.25 }} />
          </Box>
        ))}
      </Box>
    </SkeletonFrame>
  );
}
