import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { loginPath, paths, registerPath } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';

/** For visitors: links to sign in, returning to the posting afterwards. */
export function SignInToApply({ jobId }: { jobId: string }) {
  const text = useJobsText();
  return (
    <Card as="section" title={text('visitor.title')} titleLevel={2}>
      <Typography>{text('visitor.sentence')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="primary" href={loginPath(paths.job(jobId))}>
          {text('visitor.signIn')}
        </Button>
        <Button href={registerPath(paths.job(jobId))}>{text('visitor.register')}</Button>
      </Box>
    </Card>
  );
}
