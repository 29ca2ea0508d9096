import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SkeletonFrame, indices, type SkeletonProps } from './SkeletonFrame';

/** Rows of a list: a round sign, a title, a line below. */
export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <SkeletonFrame label={label}>
      {indices(count).map((index) => (
        <Box
          key={index}
          sx={{ display: 'flex', gap: 2, py: 2, alignItems: 'center', borderBottom: 1, borderColor: 'line.main' }}
        >
          <Skeleton variant="circular" width={48} height={48} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={index % 2 === 0 ? '48%' : '38%'} height={18} />
            <Skeleton width={index % 2 === 0 ? '30%' : '42%'} height={13} sx={{ mt: 1 }} />
          </Box>
          <Skeleton width={84} height={30} />
        </Box>
      ))}
    </SkeletonFrame>
  );
}
