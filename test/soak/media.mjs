/**
 * `npm run soak:media`: kills workers at random moments and damages files at random places, more often than `npm test`.
 * MEDIA_KILLS (10), TEST_MUTANTS (500) and MEDIA_SEED can be set; the output names the seed.
 */
import { runSoak } from './run-soak.mjs';

await runSoak('media/(worker-kills|hostile)', { MEDIA_KILLS: '10', TEST_MUTANTS: '500' });
