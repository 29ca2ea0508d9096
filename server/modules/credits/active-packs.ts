import type { CreditBalance } from './http/credits.contract.js';

export type ActivePack = NonNullable<CreditBalance['active_pack']>;

/** The pack a recruiter bought and whose time runs. Credits know nothing of packs: who sells them answers. */
export abstract class ActivePacks {
  abstract activePackOf(ownerId: string): Promise<ActivePack | null>;
}
