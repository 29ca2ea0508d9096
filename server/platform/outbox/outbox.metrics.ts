import { defineGauge } from '../metrics/define-metric.js';

export const outboxMessages = defineGauge({
  name: 'entrevue_outbox_messages',
  help: 'Messages by state: due, dead (given up), waiting (for another version). Counted up to 1000.',
  labels: ['state'],
});
export const outboxOldest = defineGauge({
  name: 'entrevue_outbox_oldest_seconds',
  help: 'Age of the oldest message that is due, or that waits for another version; 0 if there is none.',
  labels: ['state'],
});
