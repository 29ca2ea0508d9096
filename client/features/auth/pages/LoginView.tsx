import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Building2, Mail } from 'lucide-react';
import { useState } from 'react';
import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { icon } from '../../../design-system/theme/tokens';
import { isApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { DemoDoors } from '../components/DemoDoors/DemoDoors';
import { GoogleDoor } from '../components/GoogleDoor/GoogleDoor';
import { PasskeyButton } from '../components/PasskeyButton/PasskeyButton';
import { CodeForm } from '../forms/CodeForm';
import { LoginForm } from '../forms/LoginForm';
import { useAuthText } from '../messages/use-auth-text';
import type { PasskeyEntry } from '../passkey/use-passkey-entry';
import { AuthLayout } from './AuthLayout';

export interface LoginViewProps {
  /** The last session ended due to inactivity. */
  readonly isExpired: boolean;
  /** A new password was just set with an emailed link. */
  readonly isPasswordChanged?: boolean;
  readonly isDemo: boolean;
  /** Sign-up link; keeps the page to return to. */
  readonly registerHref?: string;
  /** Rejects with `IDENTITY.SECOND_FACTOR_REQUIRED` if the account also needs a code. */
  readonly onLogIn: (values: LoginRequest) => Promise<void>;
  /** Opens Google's sign-in; null if it is not configured. */
  readonly onGoogle?: (() => void) | null;
  /** Null where the browser has no passkeys. */
  readonly passkey?: PasskeyEntry | null;
  /** The page that asks for the address at the company; keeps the page to return to. */
  readonly companyHref?: string;
  /** The page that asks for a link by email; keeps the page to return to. */
  readonly linkHref?: string;
  readonly onEnterDemo: (role: 'JOB_SEEKER' | 'RECRUITER') => Promise<void>;
}

/** Holds the password in memory only, while the code is typed. */
type Entry =
  | { readonly step: 'password'; readonly email: string }
  | { readonly step: 'code'; readonly values: LoginRequest };

export function LoginView({
  isExpired,
  isPasswordChanged = false,
  isDemo,
  registerHref = paths.register,
  onLogIn,
  onGoogle = null,
  passkey = null,
  companyHref = paths.companySignIn,
  linkHref = paths.emailLink,
  onEnterDemo,
}: LoginViewProps) {
  const text = useAuthText();
  const [entry, setEntry] = useState<Entry>({ step: 'password', email: '' });
  const logIn = async (values: LoginRequest): Promise<void> => {
    try {
      await onLogIn(values);
    } catch (error) {
      if (!isApiError(error, 'IDENTITY.SECOND_FACTOR_REQUIRED')) throw error;
      setEntry({ step: 'code', values });
    }
  };
  if (entry.step === 'code') {
    const { values } = entry;
    return (
      <AuthLayout title={text('login.codeTitle')} lead={text('login.codeLead')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text('login.codeFor', { email: values.email })}</Typography>
        <CodeForm
          onSubmit={(code) => onLogIn({ ...values, code })}
          onBack={() => setEntry({ step: 'password', email: values.email })}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={text('login.title')} lead={text('login.lead')}>
      {isExpired && (
        <Notice tone="info" title={text('login.expiredTitle')}>
          {text('login.expired')}
        </Notice>
      )}
      {isPasswordChanged && (
        <Box role="status">
          <Notice tone="success">{text('login.passwordChanged')}</Notice>
        </Box>
      )}
      <LoginForm email={entry.email} onSubmit={logIn} />
      {passkey !== null && <PasskeyButton {...passkey} />}
      {onGoogle !== null && <GoogleDoor onEnter={onGoogle} />}
      <Button fullWidth href={linkHref} startIcon={<Mail size={icon.normal} aria-hidden />}>
        {text('link.continue')}
      </Button>
      <Button fullWidth href={companyHref} startIcon={<Building2 size={icon.normal} aria-hidden />}>
        {text('company.continue')}
      </Button>
      <Typography>
        {`${text('login.noAccount')} `}
        <TextLink href={registerHref}>{text('login.toRegister')}</TextLink>
      </Typography>
      {isDemo && (
        <DemoDoors roles={['JOB_SEEKER', 'RECRUITER']} sentence={text('demo.sentence')} onEnter={onEnterDemo} />
      )}
    </AuthLayout>
  );
}
