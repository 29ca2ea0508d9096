/**
 * `npm run soak:media`: workers killed at random moments of their work, and files damaged in random places, more of both than
 * `npm test` has time for. MEDIA_KILLS (10), TEST_MUTANTS (500) and MEDIA_SEED can be set; what is printed names the seed.
 */
import { runSoak } from './run-soak.mjs';

await runSoak('media/(worker-kills|hostile)', { MEDIA_KILLS: '10', TEST_MUTANTS: '500' });
