import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import { paths } from '../../../lib/paths';
import { beginSsoRequest } from '../api/company-sign-in';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export interface CompanySignInViewProps {
  /** `asking`: for the address. `tested`: an owner tested the sign-in of their company. */
  readonly state: 'asking' | 'running' | 'tested' | 'failed';
  /** Error of the server, if there is one. */
  readonly problem: unknown;
  readonly loginHref: string;
  /** Leaves for the company's sign-in page. Resolves to false if no company has one for this address. */
  readonly onAsk: (email: string) => Promise<boolean>;
  readonly onAgain: () => void;
}

/** Before and after the page of the company's provider. */
export function CompanySignInView({ state, problem, loginHref, onAsk, onAgain }: CompanySignInViewProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  if (state === 'asking') return <Asking loginHref={loginHref} onAsk={onAsk} />;
  if (state === 'running') {
    return (
      <AuthCard title={text('company.title')}>
        <TextSkeleton count={2} label={text('company.running')} />
      </AuthCard>
    );
  }
  if (state === 'tested') {
    return (
      <AuthCard title={text('company.testedTitle')}>
        <Box role="status">{text('company.tested')}</Box>
        <Box>
          <Button variant="primary" href={paths.teamSignIn}>
            {text('company.toSettings')}
          </Button>
        </Box>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={text('company.failed')}>
      <Box role="alert">{errorText(problem)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="primary" onClick={onAgain}>
          {text('company.again')}
        </Button>
        <TextLink href={loginHref}>{text('company.back')}</TextLink>
      </Box>
    </AuthCard>
  );
}

function Asking({ loginHref, onAsk }: Pick<CompanySignInViewProps, 'loginHref' | 'onAsk'>) {
  const text = useAuthText();
  const [unknown, setUnknown] = useState<string | null>(null);
  return (
    <AuthCard title={text('company.title')} lead={text('company.lead')}>
      <Box role="alert" sx={{ overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}>
        {unknown !== null && <Notice tone="warning">{text('company.unknown', { domain: unknown })}</Notice>}
      </Box>
      <Form
        schema={beginSsoRequest}
        defaultValues={{ email: '' }}
        onSubmit={async ({ email }) => {
          setUnknown(null);
          if (!(await onAsk(email))) setUnknown(email.slice(email.lastIndexOf('@') + 1));
        }}
        label={text('company.title')}
      >
        <TextField name="email" type="email" label={text('company.email')} autoComplete="username" />
        <SubmitButton fullWidth>{text('company.submit')}</SubmitButton>
      </Form>
      <Typography>
        <TextLink href={loginHref}>{text('company.back')}</TextLink>
      </Typography>
    </AuthCard>
  );
}
