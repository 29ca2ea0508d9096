import { useMemo, useState } from 'react';
import type { ApprovalStatus } from '@modules/identity/http/users.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { useDocumentTitle } from '../../../lib/use-document-title';
import {
  decideApproval,
  inviteRecruiter,
  resendInvitation,
  revokeInvitation,
  useApprovals,
  useInvitations,
} from '../api/approvals';
import { useApprovalsText } from '../messages/use-approvals-text';
import { ApprovalsView } from './ApprovalsView';

export function ApprovalsPage() {
  const text = useApprovalsText();
  const toasts = useToasts();
  const [status, setStatus] = useState<ApprovalStatus>('PENDING');
  const read = useApprovals(status);
  const sent = useInvitations();
  useDocumentTitle(text('title'));
  const data = useMemo(
    () =>
      read.data && {
        approvals: read.data.pages.flatMap(({ approvals }) => approvals),
        total: read.data.pages.at(-1)?.total ?? 0,
      },
    [read.data],
  );
  const invitations = useMemo(
    () =>
      sent.data && {
        invitations: sent.data.pages.flatMap((page) => page.invitations),
        total: sent.data.pages.at(-1)?.total ?? 0,
      },
    [sent.data],
  );
  return (
    <ApprovalsView
      invitations={loadable({ ...sent, data: invitations })}
      isLoadingMoreInvitations={sent.isFetchingNextPage}
      moreInvitationsError={moreErrorOf(sent)}
      onMoreInvitations={() => void sent.fetchNextPage()}
      onResendInvitation={resendInvitation}
      onRevokeInvitation={revokeInvitation}
      status={status}
      approvals={loadable({ ...read, data: read.isPlaceholderData ? undefined : data })}
      isLoadingMore={read.isFetchingNextPage}
      moreError={moreErrorOf(read)}
      onStatus={setStatus}
      onMore={() => void read.fetchNextPage()}
      onApprove={async (id) => {
        await decideApproval(id, { status: 'APPROVED' });
        toasts.success(text('approve.done'));
      }}
      onReject={async (id, reason) => {
        await decideApproval(id, { status: 'REJECTED', reason });
        toasts.success(text('reject.done'));
      }}
      onInvite={async (body) => {
        const { email } = await inviteRecruiter(body);
        toasts.success(text('invite.done', { email }));
      }}
    />
  );
}
