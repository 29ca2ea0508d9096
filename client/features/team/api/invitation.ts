import { invitationPreview, type InvitationPreview, joinedTeam } from '@modules/companies/http/team.contract';
import { api, session } from '../../../lib/backend';

/** Preview of the invitation with this code. */
export const readInvitation = (code: string): Promise<InvitationPreview> =>
  api({ method: 'POST', path: '/api/companies/invitations/read', body: { code }, answer: invitationPreview });

export async function acceptInvitation(code: string): Promise<void> {
  await api({ method: 'POST', path: '/api/companies/invitations/accept', body: { code }, answer: joinedTeam });
  // The person now belongs to a company, so refresh the session in all tabs.
  await session.refreshEverywhere();
}
