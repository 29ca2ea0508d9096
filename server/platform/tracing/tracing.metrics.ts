import { defineCounter } from '../metrics/define-metric.js';

export const spansTotal = defineCounter({
  name: 'entrevue_spans_total',
  help: 'Spans of this process: sent to the collector, failed (the collector did not take them) or dropped (too many at once).',
  labels: ['outcome'],
});
