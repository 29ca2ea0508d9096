import { candidateAlias } from '../../../lib/candidate-alias';
import type { ShownReservation } from '../api/shown-reservation';

/** The asking side as the person reads it: the company, or the recruiter if there is none. */
export function whoAsks({ user }: Pick<ShownReservation, 'user'>): string {
  return user.company?.name ?? user.full_name;
}

/** Name of the person asked. Part of the opaque id distinguishes masked people. */
export function personName({
  target_user: { id, full_name, is_masked },
}: Pick<ShownReservation, 'target_user'>): string {
  return is_masked ? `${full_name} ${candidateAlias(id)}` : full_name;
}

/** The posting of a reservation: the one in the request, otherwise the one of the resulting match. */
export function jobOf({ job, match }: Pick<ShownReservation, 'job' | 'match'>): { id: string; title: string } | null {
  return job ?? match?.job ?? null;
}

/** The time limit has passed, but the status is still ACTIVE. */
export function isOver(row: Pick<ShownReservation, 'status' | 'expires_at'>, now: number): boolean {
  return row.status === 'ACTIVE' && Date.parse(row.expires_at) <= now;
}
