import Box from '@mui/material/Box';
import { useState } from 'react';
import type {
  Approval,
  ApprovalsPage,
  InvitationsPage,
  InviteRecruiterRequest,
} from '@modules/identity/http/approvals.contract';
import { type ApprovalStatus, approvalStatuses } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { ApprovalCard } from '../components/ApprovalCard';
import { InvitationList } from '../components/InvitationList';
import { InviteDialog } from '../components/InviteDialog';
import { RejectDialog } from '../components/RejectDialog';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface ApprovalsViewProps {
  readonly status: ApprovalStatus;
  readonly approvals: Loadable<Pick<ApprovalsPage, 'approvals' | 'total'>>;
  readonly isLoadingMore?: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onStatus: (status: ApprovalStatus) => void;
  readonly onMore: () => void;
  readonly onApprove: (id: string) => Promise<void>;
  readonly onReject: (id: string, reason: string) => Promise<void>;
  readonly onInvite: (body: InviteRecruiterRequest) => Promise<void>;
  readonly invitations: Loadable<Pick<InvitationsPage, 'invitations' | 'total'>>;
  readonly isLoadingMoreInvitations?: boolean;
  readonly moreInvitationsError?: unknown;
  readonly onMoreInvitations: () => void;
  readonly onResendInvitation: (id: string) => Promise<void>;
  readonly onRevokeInvitation: (id: string) => Promise<void>;
}

/** Recruiters who want to hire here: approve, refuse with a reason, or invite. */
export function ApprovalsView(props: ApprovalsViewProps) {
  const { status, onStatus, onReject, onInvite } = props;
  const text = useApprovalsText();
  const [refused, setRefused] = useState<Approval | null>(null);
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button variant="primary" onClick={() => setInviting(true)} aria-haspopup="dialog">
      {text('action.invite')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} actions={invite} />
      <SegmentedFilter
        label={text('filter')}
        options={approvalStatuses.map((value) => ({ value, label: text(`filter.${value}`) }))}
        value={status}
        onChange={onStatus}
      />
      <Approvals {...props} onRefuse={setRefused} />
      <InvitationList
        invitations={props.invitations}
        isLoadingMore={props.isLoadingMoreInvitations ?? false}
        moreError={props.moreInvitationsError}
        onMore={props.onMoreInvitations}
        onResend={props.onResendInvitation}
        onRevoke={props.onRevokeInvitation}
      />
      <RejectDialog
        name={refused?.full_name ?? null}
        onClose={() => setRefused(null)}
        onReject={async (reason) => {
          if (refused === null) return;
          await onReject(refused.id, reason);
          setRefused(null);
        }}
      />
      <InviteDialog
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvite={async (body) => {
          await onInvite(body);
          setInviting(false);
        }}
      />
    </Page>
  );
}

function Approvals(props: ApprovalsViewProps & { readonly onRefuse: (approval: Approval) => void }) {
  const { status, approvals, isLoadingMore = false, moreError, onMore, onApprove, onRefuse } = props;
  const text = useApprovalsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  if (approvals.status === 'loading') return <ListSkeleton count={3} label={text('loading')} />;
  if (approvals.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(approvals.error)} onRetry={approvals.retry} />;
  const { approvals: list, total } = approvals.data;
  if (list.length === 0)
    return <EmptyState title={text(`empty.${status}`)} sentence={status === 'PENDING' && text('empty.sentence')} />;
  const approve = async (id: string): Promise<void> => {
    setBusy(id);
    try {
      await onApprove(id);
    } catch (error) {
      toasts.error(`${text('approve.failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {list.map((approval) => (
          <ApprovalCard
            key={approval.id}
            approval={approval}
            isBusy={busy === approval.id}
            onApprove={() => void approve(approval.id)}
            onReject={() => onRefuse(approval)}
          />
        ))}
      </Box>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </>
  );
}
