import { done } from '@modules/identity/http/account-security.contract';
import {
  approval,
  approvalsPage,
  type ApprovalsPage,
  type DecideApprovalRequest,
  invitation,
  type Invitation,
  invitationsPage,
  type InvitationsPage,
  type InviteRecruiterRequest,
} from '@modules/identity/http/approvals.contract';
import type { ApprovalStatus } from '@modules/identity/http/users.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Recruiters' accounts in one state, the longest waiting first. */
export function useApprovals(status: ApprovalStatus) {
  return useReadPages<ApprovalsPage>('admin', ['approvals', status], (page, signal) =>
    api({ path: '/api/admin/approvals', query: { status, page, limit: PAGE }, answer: approvalsPage, signal }),
  );
}

export async function decideApproval(id: string, body: DecideApprovalRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/approvals/${id}`, body, answer: approval });
}

/** Emails a recruiter an invitation. Only the email contains the code to sign up. */
export async function inviteRecruiter(body: InviteRecruiterRequest): Promise<Invitation> {
  return api({ method: 'POST', path: '/api/admin/invitations', body, answer: invitation });
}

/** Invitations, newest first. */
export function useInvitations() {
  return useReadPages<InvitationsPage>('admin', ['invitations'], (page, signal) =>
    api({ path: '/api/admin/invitations', query: { page, limit: PAGE }, answer: invitationsPage, signal }),
  );
}

/** Sends another email with a new code; the old code stops working. */
export async function resendInvitation(id: string): Promise<void> {
  await api({ method: 'POST', path: `/api/admin/invitations/${id}/resend`, answer: invitation });
}

/** Revokes an invitation. */
export async function revokeInvitation(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/admin/invitations/${id}`, answer: done });
}
