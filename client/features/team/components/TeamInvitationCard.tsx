import type { TeamInvitation } from '@modules/companies/http/team.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTeamText } from '../messages/use-team-text';

export interface TeamInvitationCardProps {
  readonly invitation: TeamInvitation;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
  readonly onChangeRole: () => void;
  readonly onResend: () => void;
  readonly onCancel: () => void;
}

const tones = { SENDING: 'neutral', SENT: 'info', EXPIRED: 'warning' } as const;

/** An invitation that was not used yet. */
export function TeamInvitationCard(props: TeamInvitationCardProps) {
  const { invitation, isBusy, isLocked, onChangeRole, onResend, onCancel } = props;
  const text = useTeamText();
  const language = useLanguage();
  const { email, status, role } = invitation;
  const until = { label: text(status === 'EXPIRED' ? 'expired' : 'expires') };
  return (
    <Card
      as="li"
      wide
      title={email}
      titleLevel={3}
      subtitle={text(`role.${role}`)}
      badge={<StateBadge tone={tones[status]}>{text(`status.${status}`)}</StateBadge>}
      actions={
        <>
          <Button
            disabled={isLocked}
            onClick={onChangeRole}
            aria-haspopup="dialog"
            aria-label={text('changeRoleNamed', { name: email })}
          >
            {text('changeRole')}
          </Button>
          <Button
            loading={isBusy}
            disabled={isLocked && !isBusy}
            onClick={onResend}
            aria-label={text('resendNamed', { email })}
          >
            {text('resend')}
          </Button>
          <Button
            variant="text"
            disabled={isLocked}
            onClick={onCancel}
            aria-label={text('cancelInvitationNamed', { email })}
          >
            {text('cancelInvitation')}
          </Button>
        </>
      }
    >
      <FactList facts={[{ ...until, value: formatDate(invitation.expires_at, language) }]} />
    </Card>
  );
}
