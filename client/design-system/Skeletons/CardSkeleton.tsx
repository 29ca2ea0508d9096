import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '../Page/CardGrid';
import { radius } from '../theme/tokens';
import { SkeletonFrame, indices, type SkeletonProps } from './SkeletonFrame';

/** Cards in their grid: title, two lines, chips, a button. */
export function CardSkeleton({ count = 3, label, min }: SkeletonProps & { min?: number }) {
  return (
    <SkeletonFrame label={label}>
      <CardGrid {...(min !== undefined && { min })}>
        {indices(count).map((index) => (
          <Box
            component="li"
            key={index}
            sx={{
              p: 3,
              borderRadius: `${radius.card}px`,
              border: 1,
              borderColor: 'line.main',
              bgcolor: 'background.paper',
            }}
          >
            <Skeleton width="62%" height={22} />
            <Skeleton width="44%" height={14} sx={{ mt: 1 }} />
            <Skeleton width="100%" height={14} sx={{ mt: 3 }} />
            <Skeleton width="86%" height={14} sx={{ mt: 1 }} />
            <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
              <Skeleton width={72} height={30} />
              <Skeleton width={96} height={30} />
            </Box>
            <Skeleton width="100%" height={44} sx={{ mt: 3, borderRadius: `${radius.control}px` }} />
          </Box>
        ))}
      </CardGrid>
    </SkeletonFrame>
  );
}
