import Box from '@mui/material/Box';
import { Button } from '../../../design-system/Button/Button';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export interface GoogleReturnViewProps {
  readonly state: 'running' | 'declined' | 'failed';
  /** What the server said, where it was asked. */
  readonly problem: unknown;
  readonly loginHref: string;
}

/** The moment between Google's page and one's own. */
export function GoogleReturnView({ state, problem, loginHref }: GoogleReturnViewProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  if (state === 'running') {
    return (
      <AuthCard title={text('google.title')}>
        <TextSkeleton count={2} label={text('google.running')} />
      </AuthCard>
    );
  }
  const reason = problem === null ? text('google.unexpected') : errorText(problem);
  return (
    <AuthCard title={text(state === 'declined' ? 'google.declinedTitle' : 'google.failed')}>
      <Box role="alert">{state === 'declined' ? text('google.declined') : reason}</Box>
      <Box>
        <Button variant="primary" href={loginHref}>
          {text('google.back')}
        </Button>
      </Box>
    </AuthCard>
  );
}
