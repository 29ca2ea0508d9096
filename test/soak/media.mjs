/**
 * `npm run soak:media`: kills workers at random moments, damages files at random places, and takes the bucket away for six
 * minutes, more than `npm test` does. Then all of it at once: 200 videos while workers are killed, the bucket is unavailable and the disk
 * is full. MEDIA_KILLS (10), TEST_MUTANTS (500), OUTAGE_VIDEOS (40), OUTAGE_SECONDS (360), LOST_VIDEOS (200), LOST_KILLS (10),
 * LOST_OUTAGE_SECONDS (360), LOST_FULL_SECONDS (60) and MEDIA_SEED can be set; the output names the seed.
 * `npm run soak:media -- lost-of-many` runs one of them.
 */
import { runSoak } from './run-soak.mjs';

const files = ['worker-kills', 'hostile', 'outages', 'lost-of-many'].map((name) => `media/${name}`);
await runSoak(files, {
  MEDIA_KILLS: '10',
  TEST_MUTANTS: '500',
  OUTAGE_VIDEOS: '40',
  OUTAGE_SECONDS: '360',
  LOST_VIDEOS: '200',
  LOST_KILLS: '10',
  LOST_OUTAGE_SECONDS: '360',
  LOST_FULL_SECONDS: '60',
});
