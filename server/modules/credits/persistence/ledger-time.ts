/** "Now" for everything that expires or is dated in the ledger. */
export { DatabaseTime as LedgerTime } from '../../../platform/clock/database-time.js';
