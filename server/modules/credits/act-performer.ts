import type { Actor } from '../../platform/auth/actor.js';
import type { Reference } from './domain/ledger-terms.js';
import type { PricedAct } from './domain/price-list.contract.js';

/** A priced action and its target. */
export interface ActRequest {
  readonly actor: Actor;
  readonly act: PricedAct;
  /** Null if no target was given. */
  readonly target: Reference | null;
  /** `Idempotency-Key` of the request. */
  readonly key: string | undefined;
}

/** Performs a priced action and charges it in the same transaction. A port: the modules that own the actions implement it. */
export abstract class ActPerformer {
  /** @returns false if the action needs more than a target, or has none: nothing was done or charged. */
  abstract perform(request: ActRequest): Promise<boolean>;
}
