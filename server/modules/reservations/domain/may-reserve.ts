import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Closure } from './pair-standing.js';
import {
  AlreadyOpen,
  AlreadyReserved,
  CoolingDown,
  JobUnknown,
  PairClosed,
  TooManyActive,
} from './reservation.errors.js';
import { MOST_ACTIVE } from './reservation-limits.js';

/** How things stand between a recruiter and a person, read under the locks of both. */
export interface BeforeReserving {
  /** False for who is nobody to the recruiter: hidden, excluded, gone, or no job seeker. */
  readonly isKnown: boolean;
  /** What opens the profile to the company now. */
  readonly openBy: string | null;
  /** The reservation that stands between the two. */
  readonly standing: 'ACTIVE' | 'MATCHED' | null;
  readonly closure: Closure;
  /** The posting is the company's and open; true where none is named. */
  readonly isJobOwn: boolean;
  /** How many reservations of the recruiter wait. */
  readonly waiting: number;
}

/** @throws NotFound, JobUnknown, AlreadyReserved, AlreadyOpen, CoolingDown, PairClosed, TooManyActive */
export function assertMayReserve({ isKnown, openBy, standing, closure, isJobOwn, waiting }: BeforeReserving): void {
  if (!isKnown) throw new NotFound();
  if (!isJobOwn) throw new JobUnknown();
  if (standing === 'ACTIVE') throw new AlreadyReserved();
  if (standing === 'MATCHED' || (openBy !== null && openBy !== 'RESERVED')) throw new AlreadyOpen();
  assertPairOpen(closure);
  if (waiting >= MOST_ACTIVE) throw new TooManyActive(MOST_ACTIVE);
}

/** @throws CoolingDown, PairClosed while the company may not ask the person. */
export function assertPairOpen({ mayReserve, from }: Closure): void {
  if (mayReserve === 'IF_REOPENED') throw new PairClosed();
  if (from) throw new CoolingDown(from);
}
