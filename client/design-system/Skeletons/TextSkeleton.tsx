import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SkeletonFrame, indices, type SkeletonProps } from './SkeletonFrame';

/** Lines of a text; the last one is shorter. */
export function TextSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <SkeletonFrame label={label}>
      <Box sx={{ display: 'grid', gap: 1.25, maxWidth: '68ch' }}>
        {indices(count).map((index) => (
          <Skeleton key={index} height={14} width={index === count - 1 ? '56%' : '100%'} />
        ))}
      </Box>
    </SkeletonFrame>
  );
}
