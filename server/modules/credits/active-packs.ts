import type { CreditBalance } from './http/credits.contract.js';

export type ActivePack = NonNullable<CreditBalance['active_pack']>;

/** A recruiter's bought pack that is still active. A port: the module that sells packs implements it. */
export abstract class ActivePacks {
  abstract activePackOf(ownerId: string): Promise<ActivePack | null>;
}
