import type { Invitation } from '@modules/identity/http/approvals.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface InvitationCardProps {
  readonly invitation: Invitation;
  readonly isBusy: boolean;
  /** A request of this or another row is being sent. */
  readonly isLocked: boolean;
  readonly onResend: () => void;
  readonly onRevoke: () => void;
}

const tones = { SENDING: 'neutral', SENT: 'info', USED: 'success', EXPIRED: 'warning' } as const;

/** An invitation that was emailed to a recruiter. */
export function InvitationCard({ invitation, isBusy, isLocked, onResend, onRevoke }: InvitationCardProps) {
  const text = useApprovalsText();
  const language = useLanguage();
  const { email, status, allowed_actions: allowed } = invitation;
  const ends =
    invitation.used_at === null
      ? {
          label: text(status === 'EXPIRED' ? 'invitations.expired' : 'invitations.expires'),
          value: formatDate(invitation.expires_at, language),
        }
      : { label: text('invitations.used'), value: formatDate(invitation.used_at, language) };
  return (
    <Card
      as="li"
      wide
      title={email}
      titleLevel={3}
      subtitle={invitation.company_name ?? text('invitations.noCompany')}
      badge={<StateBadge tone={tones[status]}>{text(`invitations.status.${status}`)}</StateBadge>}
      {...(allowed.length > 0 && {
        actions: (
          <>
            {allowed.includes('RESEND') && (
              <Button
                loading={isBusy}
                disabled={isLocked && !isBusy}
                onClick={onResend}
                aria-label={text('invitations.resendNamed', { email })}
              >
                {text('invitations.resend')}
              </Button>
            )}
            {allowed.includes('REVOKE') && (
              <Button
                variant="text"
                disabled={isLocked}
                onClick={onRevoke}
                aria-label={text('invitations.revokeNamed', { email })}
              >
                {text('invitations.revoke')}
              </Button>
            )}
          </>
        ),
      })}
    >
      <FactList
        facts={[{ label: text('invitations.sent'), value: formatDate(invitation.created_at, language) }, ends]}
      />
    </Card>
  );
}
