import { candidateAlias } from '../../../lib/candidate-alias';
import type { ShownReservation } from '../api/shown-reservation';

/** Who asks, as the person asked reads it: the company, or the recruiter who has none. */
export function whoAsks({ user }: Pick<ShownReservation, 'user'>): string {
  return user.company?.name ?? user.full_name;
}

/** The person asked; a part of the opaque id tells two masked ones apart. */
export function personName({
  target_user: { id, full_name, is_masked },
}: Pick<ShownReservation, 'target_user'>): string {
  return is_masked ? `${full_name} ${candidateAlias(id)}` : full_name;
}

/** The posting it is about: the one named in the request, or the one of the match that came of it. */
export function jobOf({ job, match }: Pick<ShownReservation, 'job' | 'match'>): { id: string; title: string } | null {
  return job ?? match?.job ?? null;
}

/** The person no longer decides, but the server has not said so yet. */
export function isOver(row: Pick<ShownReservation, 'status' | 'expires_at'>, now: number): boolean {
  return row.status === 'ACTIVE' && Date.parse(row.expires_at) <= now;
}
