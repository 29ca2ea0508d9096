/**
 * `npm run soak:ledger`: long random histories of the ledger and of reservations, and killed processes, for a night.
 * LEDGER_OPERATIONS (1 000 000), DEAL_OPERATIONS (20 000), DEAL_REQUESTS (500), DEAL_KILLS (40), LEDGER_RACE_ROUNDS (1 000)
 * and the seeds can be set; the output names the seed of every run.
 */
import { runSoak } from './run-soak.mjs';

await runSoak(['credits/(races|random-histories)', 'reservations/'], {
  LEDGER_OPERATIONS: '1000000',
  LEDGER_RACE_ROUNDS: '1000',
  DEAL_OPERATIONS: '20000',
  DEAL_RACE_ROUNDS: '1000',
  DEAL_REQUESTS: '500',
  DEAL_KILLS: '40',
});
