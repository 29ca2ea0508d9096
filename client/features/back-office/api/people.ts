import { type CreditMovement, creditMovement, refundableSpendings } from '@modules/credits/http/credits.contract';
import { type SetStandingRequest, standing } from '@modules/identity/http/standing.contract';
import { peoplePage, type PeoplePage } from '@modules/operations/http/back-office.contract';
import { api } from '../../../lib/backend';
import { useRead, useReadPages } from '../../../lib/use-read';

const PAGE = 20;

export const peopleFilters = ['ALL', 'JOB_SEEKER', 'RECRUITER', 'SUSPENDED'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** Accounts whose name or email contains `q`, newest first. */
export function usePeople(q: string, filter: PeopleFilter) {
  const query = {
    q,
    user_type: filter === 'JOB_SEEKER' || filter === 'RECRUITER' ? filter : undefined,
    status: filter === 'SUSPENDED' ? filter : undefined,
  };
  return useReadPages<PeoplePage>('admin', ['people', q, filter], (page, signal) =>
    api({ path: '/api/admin/users', query: { ...query, page, limit: PAGE }, answer: peoplePage, signal }),
  );
}

export async function setStanding(id: string, body: SetStandingRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/admin/users/${id}/status`, body, answer: standing });
}

/** @param credits a negative number removes credits. */
export function adjustCredits(userId: string, credits: number, reason: string): Promise<CreditMovement> {
  const body = { user_id: userId, credits, reason };
  return api({ method: 'POST', path: '/api/admin/credits/adjustments', body, answer: creditMovement });
}

/** A person's spendings that can be refunded. Null reads nothing. */
export function useRefundable(userId: string | null) {
  return useRead(
    'admin',
    ['spendings', userId],
    (signal) => api({ path: `/api/admin/credits/spendings/${userId ?? ''}`, answer: refundableSpendings, signal }),
    { enabled: userId !== null },
  );
}

/** Refunds one spending in full. */
export function refundSpending(userId: string, transactionId: string, reason: string): Promise<CreditMovement> {
  const body = { user_id: userId, transaction_id: transactionId, reason };
  return api({ method: 'POST', path: '/api/admin/credits/refunds', body, answer: creditMovement });
}
