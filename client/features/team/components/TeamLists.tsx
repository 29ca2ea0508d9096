import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ChangeMemberRequest, Team } from '@modules/companies/http/team.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Section } from '../../../design-system/Section/Section';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useLast } from '../../../lib/use-last';
import type { NamedPosting } from '../api/team';
import { useTeamText } from '../messages/use-team-text';
import { ChangeRoleDialog, type RoleHolder } from './ChangeRoleDialog';
import { MemberCard } from './MemberCard';
import { TeamInvitationCard } from './TeamInvitationCard';
import { TeamLog } from './TeamLog';

export interface TeamListsProps {
  readonly team: Team;
  readonly postings: readonly NamedPosting[];
  /** The section of the team's credits. */
  readonly credits: ReactNode;
  readonly onChange: (id: string, body: ChangeMemberRequest) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
}

/** Question before a member is removed or leaves, or an invitation is cancelled. */
interface Question {
  readonly id: string;
  readonly kind: 'remove' | 'leave' | 'cancel';
  readonly name: string;
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;

/** Members, open invitations and the log, with the reader's actions. */
export function TeamLists({ team, postings, credits, onChange, onRemove }: TeamListsProps) {
  const text = useTeamText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const [holder, setHolder] = useState<RoleHolder | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const shown = useLast(asked);
  const run = async (id: string, act: () => Promise<void>, done: string): Promise<void> => {
    setBusy(id);
    try {
      await act();
      toasts.success(done);
    } catch (error) {
      toasts.error(`${text('failed')} ${errorText(error)}`);
    } finally {
      setBusy(null);
      setAsked(null);
    }
  };
  const kind = shown?.kind ?? 'remove';
  const name = shown?.name ?? '';
  const words = {
    remove: [text('removeTitle', { name }), text('removeSentence'), text('remove'), text('removed', { name })],
    leave: [text('leaveTitle'), text('leaveSentence'), text('leave'), text('left')],
    cancel: [text('cancelTitle'), text('cancelSentence', { email: name }), text('cancelInvitation'), text('cancelled')],
  }[kind] as [string, string, string, string];
  const isOwner = team.your_role === 'OWNER';
  return (
    <>
      <Section title={text('members')}>
        <Box component="ul" sx={list}>
          {team.members.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              postings={postings}
              isLocked={busy !== null}
              onChangeRole={() =>
                setHolder({ id: member.id, name: member.full_name, role: member.role, jobIds: member.job_ids })
              }
              onRemove={() =>
                setAsked({ id: member.id, kind: member.is_you ? 'leave' : 'remove', name: member.full_name })
              }
            />
          ))}
        </Box>
      </Section>
      {isOwner && (
        <Section title={text('invitations')} lead={text('invitationsLead')}>
          {team.invitations.length === 0 ? (
            <Box>{text('noInvitations')}</Box>
          ) : (
            <Box component="ul" sx={list}>
              {team.invitations.map((invitation) => (
                <TeamInvitationCard
                  key={invitation.id}
                  invitation={invitation}
                  isBusy={busy === invitation.id}
                  isLocked={busy !== null}
                  onChangeRole={() =>
                    setHolder({
                      id: invitation.id,
                      name: invitation.email,
                      role: invitation.role,
                      jobIds: invitation.job_ids,
                    })
                  }
                  onResend={() =>
                    void run(
                      invitation.id,
                      () => onChange(invitation.id, { resend: true }),
                      text('resent', { email: invitation.email }),
                    )
                  }
                  onCancel={() => setAsked({ id: invitation.id, kind: 'cancel', name: invitation.email })}
                />
              ))}
            </Box>
          )}
        </Section>
      )}
      {credits}
      <TeamLog events={team.log} />
      <ChangeRoleDialog
        holder={holder}
        postings={postings}
        onChange={async (id, body) => {
          await onChange(id, body);
          setHolder(null);
          toasts.success(text('changed'));
        }}
        onClose={() => setHolder(null)}
      />
      <ConfirmDialog
        open={asked !== null}
        title={words[0]}
        confirmLabel={words[2]}
        danger
        busy={busy !== null}
        onConfirm={() => {
          if (asked) void run(asked.id, () => onRemove(asked.id), words[3]);
        }}
        onCancel={() => setAsked(null)}
      >
        {words[1]}
      </ConfirmDialog>
    </>
  );
}
