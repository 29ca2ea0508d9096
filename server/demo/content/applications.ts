import { type DemoApplication, firstApplications } from './applications-first.js';
import { otherApplications, studioApplications } from './applications-more.js';

/** Every status, so that both sides find something to do. The demo's own company has one of each. */
export const applications: readonly DemoApplication[] = [
  ...firstApplications,
  ...studioApplications,
  ...otherApplications,
];
