import type { DemoSeeker } from './content-types.js';
import { healthSeekers } from './seekers-health.js';
import { officeSeekers } from './seekers-office.js';
import { serviceSeekers } from './seekers-services.js';
import { softwareSeekers } from './seekers-software.js';
import { tradesSeekers } from './seekers-trades.js';

/** The demo's own account first. */
export const seekers: readonly DemoSeeker[] = [
  ...softwareSeekers,
  ...healthSeekers,
  ...tradesSeekers,
  ...serviceSeekers,
  ...officeSeekers,
];
