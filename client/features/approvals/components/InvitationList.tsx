import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Invitation, InvitationsPage } from '@modules/identity/http/approvals.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Section } from '../../../design-system/Section/Section';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useLast } from '../../../lib/use-last';
import { useApprovalsText } from '../messages/use-approvals-text';
import { InvitationCard } from './InvitationCard';

export interface InvitationListProps {
  readonly invitations: Loadable<Pick<InvitationsPage, 'invitations' | 'total'>>;
  readonly isLoadingMore: boolean;
  /** Error of the last "show more", or null. */
  readonly moreError?: unknown;
  readonly onMore: () => void;
  readonly onResend: (id: string) => Promise<void>;
  readonly onRevoke: (id: string) => Promise<void>;
}

/** Invitations with their status. */
export function InvitationList(props: InvitationListProps) {
  const text = useApprovalsText();
  return (
    <Section title={text('invitations.title')} lead={text('invitations.lead')}>
      <Invitations {...props} />
    </Section>
  );
}

function Invitations(props: InvitationListProps) {
  const { invitations, isLoadingMore, moreError, onMore, onResend, onRevoke } = props;
  const text = useApprovalsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const shown = useLast(asked);
  if (invitations.status === 'loading') return <ListSkeleton count={2} label={text('invitations.loading')} />;
  if (invitations.status === 'failed') {
    return (
      <ErrorState
        what={text('invitations.loadFailed')}
        toDo={errorText(invitations.error)}
        onRetry={invitations.retry}
        level={3}
      />
    );
  }
  const { invitations: list, total } = invitations.data;
  if (list.length === 0) {
    return <EmptyState title={text('invitations.empty')} sentence={text('invitations.emptySentence')} level={3} />;
  }
  const run = async (invitation: Invitation, action: typeof onResend, done: 'resent' | 'revoked'): Promise<void> => {
    setBusy(invitation.id);
    try {
      await action(invitation.id);
      toasts.success(text(`invitations.${done}`, { email: invitation.email }));
    } catch (error) {
      toasts.error(`${text('invitations.failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {list.map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            isBusy={busy === invitation.id}
            isLocked={busy !== null}
            onResend={() => void run(invitation, onResend, 'resent')}
            onRevoke={() => setAsked(invitation)}
          />
        ))}
      </Box>
      <ShowMore shown={list.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
      <ConfirmDialog
        open={asked !== null}
        title={text('invitations.revokeTitle')}
        confirmLabel={text('invitations.revoke')}
        danger
        busy={busy !== null}
        onConfirm={() => {
          if (asked) void run(asked, onRevoke, 'revoked').finally(() => setAsked(null));
        }}
        onCancel={() => setAsked(null)}
      >
        {text('invitations.revokeAsk', { email: shown?.email ?? '' })}
      </ConfirmDialog>
    </>
  );
}
