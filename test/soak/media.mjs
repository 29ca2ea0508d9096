/**
 * `npm run soak:media`: kills workers at random moments, damages files at random places, and takes the bucket away for six
 * minutes, more than `npm test` does. MEDIA_KILLS (10), TEST_MUTANTS (500), OUTAGE_VIDEOS (40), OUTAGE_SECONDS (360) and
 * MEDIA_SEED can be set; the output names the seed.
 */
import { runSoak } from './run-soak.mjs';

await runSoak('media/(worker-kills|hostile|outages)', {
  MEDIA_KILLS: '10',
  TEST_MUTANTS: '500',
  OUTAGE_VIDEOS: '40',
  OUTAGE_SECONDS: '360',
});
