import type { Approval } from '@modules/identity/http/approvals.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatAge, formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface ApprovalCardProps {
  readonly approval: Approval;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const;

/** A recruiter who waits for approval, or about whom an operator has decided. */
export function ApprovalCard({ approval, isBusy, onApprove, onReject }: ApprovalCardProps) {
  const text = useApprovalsText();
  const language = useLanguage();
  const {
    full_name: name,
    email,
    email_verified: verified,
    company,
    status,
    reason,
    decided_at,
    created_at,
  } = approval;
  const isWaiting = status === 'PENDING';
  return (
    <Card
      as="li"
      wide
      title={name}
      titleLevel={2}
      subtitle={company?.name ?? text('card.noCompany')}
      badge={<StateBadge tone={tones[status]}>{text(`status.${status}`)}</StateBadge>}
      actions={
        <>
          {status !== 'APPROVED' && (
            <Button
              variant={isWaiting ? 'primary' : 'secondary'}
              loading={isBusy}
              onClick={onApprove}
              aria-label={text('card.approveNamed', { name })}
            >
              {text('action.approve')}
            </Button>
          )}
          {isWaiting && (
            <Button disabled={isBusy} onClick={onReject} aria-label={text('card.rejectNamed', { name })}>
              {text('action.reject')}
            </Button>
          )}
        </>
      }
    >
      <FactList
        facts={[
          { label: text('card.email'), value: email },
          { label: text('card.verified'), value: text(verified ? 'card.yes' : 'card.no') },
          { label: text('card.since'), value: formatAge(created_at, language) },
          ...(decided_at === null
            ? []
            : [{ label: text('card.decided'), value: formatDateTime(decided_at, language) }]),
          ...(reason === null ? [] : [{ label: text('card.reason'), value: reason }]),
        ]}
      />
    </Card>
  );
}
