import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../../design-system/Button/Button';
import { loginPath, paths, registerPath } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';

/** For visitors, where others have the button to apply: links to sign in, returning to the posting afterwards. */
export function SignInToApply({ jobId }: { jobId: string }) {
  const text = useJobsText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="primary" href={loginPath(paths.job(jobId))}>
          {text('visitor.signIn')}
        </Button>
        <Button href={registerPath(paths.job(jobId))}>{text('visitor.register')}</Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '44ch' }}>
        {text('visitor.sentence')}
      </Typography>
    </Box>
  );
}
