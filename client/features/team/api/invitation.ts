import { invitationPreview, type InvitationPreview, joinedTeam } from '@modules/companies/http/team.contract';
import { api, session } from '../../../lib/backend';

/** What the invitation with this code says. */
export const readInvitation = (code: string): Promise<InvitationPreview> =>
  api({ method: 'POST', path: '/api/companies/invitations/read', body: { code }, answer: invitationPreview });

export async function acceptInvitation(code: string): Promise<void> {
  await api({ method: 'POST', path: '/api/companies/invitations/accept', body: { code }, answer: joinedTeam });
  // The person works for a company now, in this tab and in the others.
  await session.refreshEverywhere();
}
