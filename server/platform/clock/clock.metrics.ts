import { defineGauge } from '../metrics/define-metric.js';

export const clockDifference = defineGauge({
  name: 'entrevue_clock_difference_seconds',
  help: 'How far the database’s clock is ahead of the clock of this machine.',
});
