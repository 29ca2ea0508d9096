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
import { MAX_ACTIVE } from './reservation-limits.js';

/** State between a recruiter and a person, read under the locks of both. */
export interface BeforeReserving {
  /** False if the person is hidden, excludes the recruiter, is gone or not a job seeker. */
  readonly isKnown: boolean;
  /** The reason why the profile is open to the company now. */
  readonly openBy: string | null;
  /** The current reservation between the two. */
  readonly standing: 'ACTIVE' | 'MATCHED' | null;
  readonly closure: Closure;
  /** The posting is open and belongs to the company; true if none is named. */
  readonly isJobOwn: boolean;
  /** Number of the recruiter's ACTIVE reservations. */
  readonly waiting: number;
}

/** @throws NotFound, JobUnknown, AlreadyReserved, AlreadyOpen, CoolingDown, PairClosed, TooManyActive */
export function assertMayReserve({ isKnown, openBy, standing, closure, isJobOwn, waiting }: BeforeReserving): void {
  if (!isKnown) throw new NotFound();
  if (!isJobOwn) throw new JobUnknown();
  if (standing === 'ACTIVE') throw new AlreadyReserved();
  if (standing === 'MATCHED' || (openBy !== null && openBy !== 'RESERVED')) throw new AlreadyOpen();
  assertPairOpen(closure);
  if (waiting >= MAX_ACTIVE) throw new TooManyActive(MAX_ACTIVE);
}

/** @throws CoolingDown, PairClosed if the company may not ask the person. */
export function assertPairOpen({ mayReserve, from }: Closure): void {
  if (mayReserve === 'IF_REOPENED') throw new PairClosed();
  if (from) throw new CoolingDown(from);
}
