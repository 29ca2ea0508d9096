import type { DemoJob } from './content-types.js';
import { communityJobs } from './jobs-community.js';
import { financeAndEducationJobs } from './jobs-finance-education.js';
import { foodAndRetailJobs } from './jobs-food-retail.js';
import { healthJobs } from './jobs-health.js';
import { furtherJobs } from './jobs-more.js';
import { softwareJobs } from './jobs-software.js';
import { tradesJobs } from './jobs-trades.js';
import { transportJobs } from './jobs-transport.js';

/** Takes from the lists in turn, so that "newest first" shows every sector on its first page. */
function inTurn(lists: readonly (readonly DemoJob[])[]): readonly DemoJob[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

export const jobs: readonly DemoJob[] = inTurn([
  softwareJobs,
  healthJobs,
  tradesJobs,
  foodAndRetailJobs,
  transportJobs,
  financeAndEducationJobs,
  communityJobs,
  furtherJobs,
]);
