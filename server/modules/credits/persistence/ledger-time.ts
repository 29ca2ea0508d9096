/** The time for everything in the ledger that expires or has a date. */
export { DatabaseTime as LedgerTime } from '../../../platform/clock/database-time.js';
