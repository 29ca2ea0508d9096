import Typography from '@mui/material/Typography';
import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { DemoDoors } from '../components/DemoDoors/DemoDoors';
import { LoginForm } from '../forms/LoginForm';
import { useAuthText } from '../messages/use-auth-text';
import { AuthLayout } from './AuthLayout';

export interface LoginViewProps {
  /** The last session ended for want of activity. */
  readonly isExpired: boolean;
  readonly isDemo: boolean;
  readonly onLogIn: (values: LoginRequest) => Promise<void>;
  readonly onEnterDemo: (role: 'JOB_SEEKER' | 'RECRUITER') => Promise<void>;
}

export function LoginView({ isExpired, isDemo, onLogIn, onEnterDemo }: LoginViewProps) {
  const text = useAuthText();
  return (
    <AuthLayout title={text('login.title')} lead={text('login.lead')}>
      {isExpired && (
        <Notice tone="info" title={text('login.expiredTitle')}>
          {text('login.expired')}
        </Notice>
      )}
      <LoginForm onSubmit={onLogIn} />
      <Typography>
        {`${text('login.noAccount')} `}
        <TextLink href={paths.register}>{text('login.toRegister')}</TextLink>
      </Typography>
      {isDemo && (
        <DemoDoors roles={['JOB_SEEKER', 'RECRUITER']} sentence={text('demo.sentence')} onEnter={onEnterDemo} />
      )}
    </AuthLayout>
  );
}
