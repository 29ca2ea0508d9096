import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangePasswordRequest } from '@modules/identity/http/account-security.contract';
import type { User } from '@modules/identity/http/users.contract';
import { Card } from '../../../design-system/Card/Card';
import { ResendButton } from '../../../design-system/ResendButton/ResendButton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { PasswordForm } from '../forms/PasswordForm';
import { useSettingsText } from '../messages/use-settings-text';

export interface AccountSectionViewProps {
  readonly user: User;
  readonly onResend: () => Promise<void>;
  readonly onChangePassword: (values: ChangePasswordRequest) => Promise<void>;
}

/** Email address and password. */
export function AccountSectionView({ user, onResend, onChangePassword }: AccountSectionViewProps) {
  const text = useSettingsText();
  const verified = user.email_verified;
  return (
    <>
      <Card
        as="section"
        title={text('email.title')}
        titleLevel={2}
        badge={
          <StateBadge tone={verified ? 'success' : 'warning'}>
            {text(verified ? 'email.verified' : 'email.unverified')}
          </StateBadge>
        }
      >
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 'bold' }}>{user.email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(verified ? 'email.fixed' : 'email.toVerify')}
        </Typography>
        {!verified && (
          <Box>
            <ResendButton onResend={onResend} />
          </Box>
        )}
        <Box>
          <TextLink href={paths.profile}>{text('email.toProfile')}</TextLink>
        </Box>
      </Card>
      <Card as="section" title={text('password.title')} titleLevel={2}>
        {!user.has_password && <Typography sx={{ color: 'text.secondary' }}>{text('password.none')}</Typography>}
        <PasswordForm
          key={String(user.has_password)}
          email={user.email}
          hasPassword={user.has_password}
          onSave={onChangePassword}
        />
      </Card>
    </>
  );
}
