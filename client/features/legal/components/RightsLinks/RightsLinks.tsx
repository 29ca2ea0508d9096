import Box from '@mui/material/Box';
import { Button } from '../../../../design-system/Button/Button';
import { paths } from '../../../../lib/paths';
import { useLegalText } from '../../messages/use-legal-text';

/** Links in the policy to exercise one's rights; visitors get a link to sign in. */
export function RightsLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useLegalText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 2,
        bgcolor: 'background.sunken',
        borderRadius: 2,
        '@media print': { display: 'none' },
      }}
    >
      <Box component="p" sx={{ fontWeight: 'bold', flexBasis: '100%' }}>
        {text('rights.title')}
      </Box>
      {isSignedIn ? (
        <>
          <Button href={paths.profile}>{text('rights.profile')}</Button>
          <Button href={paths.settings}>{text('rights.settings')}</Button>
        </>
      ) : (
        <>
          <Box component="p" sx={{ flex: '1 1 20ch' }}>
            {text('rights.visitor')}
          </Box>
          <Button href={paths.login}>{text('rights.login')}</Button>
        </>
      )}
    </Box>
  );
}
