import Box from '@mui/material/Box';
import { Button } from '../../../design-system/Button/Button';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { CodeForm } from '../forms/CodeForm';
import { ConsentForm } from '../forms/ConsentForm';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export interface GoogleReturnViewProps {
  readonly state: 'running' | 'declined' | 'failed' | 'code' | 'consents';
  /** Error of the server, if there is one. */
  readonly problem: unknown;
  readonly loginHref: string;
  /** Second step, if the account has two-step sign-in. */
  readonly onCode: (code: string) => Promise<void>;
  /** A new person gives the required consents. */
  readonly onAgree: () => Promise<void>;
  readonly onBack: () => void;
}

/** Shown after Google's page until the person is signed in. */
export function GoogleReturnView({ state, problem, loginHref, onCode, onAgree, onBack }: GoogleReturnViewProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  if (state === 'running') {
    return (
      <AuthCard title={text('google.title')}>
        <TextSkeleton count={2} label={text('google.running')} />
      </AuthCard>
    );
  }
  if (state === 'code') {
    return (
      <AuthCard title={text('login.codeTitle')} lead={text('login.codeLeadGoogle')}>
        <CodeForm onSubmit={onCode} onBack={onBack} />
      </AuthCard>
    );
  }
  if (state === 'consents') {
    return (
      <AuthCard title={text('google.newTitle')} lead={text('google.newLead')}>
        <ConsentForm submit={text('register.submit')} onSubmit={onAgree} />
        <Box>
          <Button variant="text" onClick={onBack}>
            {text('google.back')}
          </Button>
        </Box>
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
