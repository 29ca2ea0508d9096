import type { Actor } from '../../platform/auth/actor.js';
import type { Reference } from './domain/ledger-terms.js';
import type { PricedAct } from './domain/price-list.contract.js';

/** An act somebody asks for by its price, and what it is done to. */
export interface ActRequest {
  readonly actor: Actor;
  readonly act: PricedAct;
  /** Null where nothing was named. */
  readonly target: Reference | null;
  /** `Idempotency-Key` of the request. */
  readonly key: string | undefined;
}

/** Does a priced act and takes its price in the same transaction. Credits know no acts: the modules that own them answer. */
export abstract class ActPerformer {
  /** @returns false where the act needs more than its target, or has none: nothing was done and nothing taken. */
  abstract perform(request: ActRequest): Promise<boolean>;
}
