import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { icon } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import { DemoDoors } from '../components/DemoDoors/DemoDoors';
import { GoogleDoor } from '../components/GoogleDoor/GoogleDoor';
import { RegisterByLink } from '../components/RegisterByLink';
import { RegisterByPasskey, type RegisterByPasskeyProps } from '../components/RegisterByPasskey';
import type { LinkValues, RegisterValues } from '../forms/register.schema';
import { RegisterForm } from '../forms/RegisterForm';
import { useAuthText } from '../messages/use-auth-text';
import { useLinkText } from '../messages/use-link-text';
import { AuthCard } from './AuthCard';
import { AuthLayout } from './AuthLayout';

type Role = 'JOB_SEEKER' | 'RECRUITER';

export interface RegisterViewProps {
  readonly initialRole: Role;
  readonly isDemo: boolean;
  /** A recruiter with an invitation, so the form is shown at once: of an operator, or to a team. */
  readonly invitation?: 'OPERATOR' | 'TEAM' | null;
  /** Opens Google's sign-in; null if it is not configured. */
  readonly onGoogle?: (() => void) | null;
  /** Sign-in link; keeps the page to return to. */
  readonly loginHref?: string;
  readonly onRegister: (values: RegisterValues) => Promise<void>;
  /** Asks for a link by email that opens the account. */
  readonly onAskLink: (values: LinkValues) => Promise<void>;
  /** Creates the account with a passkey; null if the browser has none. */
  readonly onPasskey?: RegisterByPasskeyProps['onRegister'] | null;
  readonly onEnterDemo: (role: Role) => Promise<void>;
}

/** Sign-up for seekers. Companies contact us first, so their tab has a link to the contact page instead of a form. */
export function RegisterView({
  initialRole,
  isDemo,
  invitation = null,
  onGoogle = null,
  loginHref = paths.login,
  onRegister,
  onAskLink,
  onPasskey = null,
  onEnterDemo,
}: RegisterViewProps) {
  const text = useAuthText();
  const [role, setRole] = useState<Role>(initialRole);
  const linkText = useLinkText();
  const [way, setWay] = useState<'PASSWORD' | 'LINK' | 'PASSKEY'>('PASSWORD');
  const toPassword = (): void => setWay('PASSWORD');
  const hasAccount = (
    <Typography>
      {`${text('register.hasAccount')} `}
      <TextLink href={loginHref}>{text('register.toLogin')}</TextLink>
    </Typography>
  );
  const isInvited = invitation !== null;
  const passkeyButton = onPasskey !== null && (
    <Button fullWidth onClick={() => setWay('PASSKEY')} startIcon={<KeyRound size={icon.normal} aria-hidden />}>
      {linkText('passkeyContinue')}
    </Button>
  );
  const byPassword = (
    <>
      <RegisterForm onSubmit={onRegister} isInvited={isInvited} />
      {!isInvited && (
        <Button fullWidth onClick={() => setWay('LINK')} startIcon={<Mail size={icon.normal} aria-hidden />}>
          {text('link.continue')}
        </Button>
      )}
      {passkeyButton}
    </>
  );
  const withoutPassword =
    way === 'PASSKEY' && onPasskey !== null ? (
      <RegisterByPasskey onRegister={onPasskey} onPassword={toPassword} isInvited={isInvited} />
    ) : (
      <RegisterByLink onAsk={onAskLink} onPassword={toPassword} />
    );
  const form = way === 'PASSWORD' ? byPassword : withoutPassword;
  if (isInvited) {
    return (
      <AuthCard title={text('invited.title')} lead={text(invitation === 'TEAM' ? 'invited.leadTeam' : 'invited.lead')}>
        {form}
        {hasAccount}
      </AuthCard>
    );
  }
  return (
    <AuthLayout title={text('register.title')} lead={text('register.lead')}>
      <SegmentedFilter
        label={text('register.whoAreYou')}
        options={[
          { value: 'JOB_SEEKER', label: text('register.seeker') },
          { value: 'RECRUITER', label: text('register.recruiter') },
        ]}
        value={role}
        onChange={(value) => setRole(value === 'RECRUITER' ? 'RECRUITER' : 'JOB_SEEKER')}
      />
      {role === 'JOB_SEEKER' ? (
        form
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {text('recruiter.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text('recruiter.sentence')}</Typography>
          <Box>
            <Button variant="primary" href={paths.contactCompany}>
              {text('recruiter.contact')}
            </Button>
          </Box>
        </Box>
      )}
      {role === 'JOB_SEEKER' && onGoogle !== null && <GoogleDoor onEnter={onGoogle} />}
      {hasAccount}
      {isDemo && role === 'RECRUITER' && (
        <DemoDoors roles={['RECRUITER']} sentence={text('recruiter.demo')} onEnter={onEnterDemo} />
      )}
    </AuthLayout>
  );
}
