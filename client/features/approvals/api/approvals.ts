import {
  approval,
  approvalsPage,
  type ApprovalsPage,
  type DecideApprovalRequest,
  invitation,
  type Invitation,
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

/** Writes to a recruiter; the code to sign up with travels in that letter alone. */
export async function inviteRecruiter(body: InviteRecruiterRequest): Promise<Invitation> {
  return api({ method: 'POST', path: '/api/admin/invitations', body, answer: invitation });
}
