import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { ActPerformer, type ActRequest } from './act-performer.js';
export { type ActivePack, ActivePacks } from './active-packs.js';
export { type Balance, CreditsFacade } from './credits.facade.js';
export { CreditsPersonalData } from './credits-personal-data.js';
export { CreditsModule } from './credits.module.js';
export { AlreadyHeld, HoldEnded, InsufficientCredits, NoSpendingMember } from './domain/credits.errors.js';
export { Employers } from './employers.js';
export { SpentFor } from './spent-for.js';
export type { PoolMove } from './use-cases/share-credits.js';
export { type SharedCredits, SharedCreditsFacade } from './shared-credits.facade.js';
export type { Plan } from './domain/plans.js';
export type { PricedAct } from './domain/price-list.contract.js';
export type { Receipt } from './persistence/ledger.js';
export type { PlanStanding } from './queries/get-plan.query.js';
export { requestKey } from './use-cases/request-key.js';
export { AuditLedgerQuery, type LedgerFault } from './queries/audit-ledger.query.js';
export { VerifyChainsQuery } from './queries/verify-chains.query.js';

export const messages = { fr, en };
