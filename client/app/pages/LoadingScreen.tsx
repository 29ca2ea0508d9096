import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '../../design-system/Brand/BrandMark';
import { useSharedText } from '../../lib/messages/use-shared-text';
import { useAppText } from '../messages/use-app-text';

/**
 * Logo, name and a sentence while the session is checked. `isUnreachable`: the server does not answer and is retried.
 */
export function LoadingScreen({ isUnreachable = false }: { isUnreachable?: boolean | undefined }) {
  const text = useAppText();
  const shared = useSharedText();
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        minHeight: '60dvh',
        p: 3,
        textAlign: 'center',
      }}
    >
      <BrandMark size={56} />
      <Typography variant="h2" component="p">
        {shared('product.name')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {text(isUnreachable ? 'loading.unreachable' : 'loading.sentence')}
      </Typography>
    </Box>
  );
}
