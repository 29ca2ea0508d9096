import { useState } from 'react';
import type { CreditPool, CreditPoolRequest } from '@modules/billing/http/credit-pool.contract';
import type { InviteMemberRequest, Team } from '@modules/companies/http/team.contract';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { InviteMemberDialog } from '../components/InviteMemberDialog';
import { TeamCredits } from '../components/TeamCredits';
import { TeamLists, type TeamListsProps } from '../components/TeamLists';
import { useTeamText } from '../messages/use-team-text';

export interface TeamViewProps extends Omit<TeamListsProps, 'team' | 'credits'> {
  readonly team: Loadable<Team>;
  /** Shown to owners only. */
  readonly credits: Loadable<CreditPool>;
  readonly onSaveCredits: (body: CreditPoolRequest) => Promise<void>;
  readonly onInvite: (body: InviteMemberRequest) => Promise<void>;
}

/** The company's team: members and invitations. */
export function TeamView({ team, postings, credits, onSaveCredits, onInvite, ...acts }: TeamViewProps) {
  const text = useTeamText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isInviting, setInviting] = useState(false);
  const mayInvite = team.status === 'ready' && team.data.allowed_actions.includes('INVITE');
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        {...(mayInvite && {
          actions: (
            <>
              <Button href={paths.teamSignIn}>{text('signIn')}</Button>
              <Button variant="primary" onClick={() => setInviting(true)} aria-haspopup="dialog">
                {text('invite')}
              </Button>
            </>
          ),
        })}
      />
      {team.status === 'loading' && <ListSkeleton count={3} label={text('loading')} />}
      {team.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(team.error)} onRetry={team.retry} />
      )}
      {team.status === 'ready' && (
        <TeamLists
          team={team.data}
          postings={postings}
          credits={team.data.your_role === 'OWNER' && <TeamCredits pool={credits} onSave={onSaveCredits} />}
          {...acts}
        />
      )}
      <InviteMemberDialog
        open={isInviting}
        postings={postings}
        onInvite={async (body) => {
          await onInvite(body);
          setInviting(false);
          toasts.success(text('invited', { email: body.email }));
        }}
        onClose={() => setInviting(false)}
      />
    </Page>
  );
}
