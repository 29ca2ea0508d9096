import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InvitationPreview } from '@modules/companies/http/team.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { acceptInvitation, readInvitation } from '../api/invitation';
import { useTeamText } from '../messages/use-team-text';
import { JoinTeamView } from './JoinTeamView';

const KEPT = 'entrevue.team-invitation';

/** The code of the email. This tab keeps it while the person registers or signs in, because addresses are written to logs. */
function useCode(): string | null {
  const fresh = useFragment().get('invitation');
  useEffect(() => {
    if (fresh !== null) sessionStorage.setItem(KEPT, fresh);
  }, [fresh]);
  return fresh ?? sessionStorage.getItem(KEPT);
}

/** Opened from an email: `/join-team#invitation=…`. */
export function JoinTeamPage() {
  const text = useTeamText();
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const code = useCode();
  const [answer, setAnswer] = useState<{ code: string; read: Loadable<InvitationPreview> } | null>(null);
  const [round, setRound] = useState(0);
  useDocumentTitle(text('join.title'));
  useEffect(() => {
    if (code === null) return;
    readInvitation(code).then(
      (data) => setAnswer({ code, read: { status: 'ready', data } }),
      (error: unknown) =>
        setAnswer({ code, read: { status: 'failed', error, retry: () => setRound((before) => before + 1) } }),
    );
  }, [code, round]);
  const read: Loadable<InvitationPreview> = answer?.code === code ? answer.read : { status: 'loading' };
  const next = encodeURIComponent(paths.joinTeam);
  const accept = async (): Promise<void> => {
    if (code === null) return;
    await acceptInvitation(code);
    sessionStorage.removeItem(KEPT);
    if (read.status === 'ready') toasts.success(text('join.done', { company: read.data.company.name }));
    await navigate(paths.team);
  };
  return (
    <JoinTeamView
      invitation={code === null ? null : read}
      reader={session.status === 'signed-in' ? session.user : null}
      registerHref={`${paths.register}?type=recruiter&next=${next}`}
      loginHref={`${paths.login}?next=${next}`}
      onAccept={accept}
    />
  );
}
