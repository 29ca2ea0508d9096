import { defineGauge } from '../../platform/metrics/define-metric.js';

export const credits = defineGauge({
  name: 'entrevue_credits',
  help: 'Credits of all recruiters: available, held for a reservation, captured since the beginning.',
  labels: ['state'],
});
export const matches = defineGauge({
  name: 'entrevue_matches',
  help: 'Matches that are stored; an estimate above 10,000.',
});
export const factsTime = defineGauge({
  name: 'entrevue_facts_timestamp_seconds',
  help: 'When credits and matches were last counted, which happens every five minutes.',
});
