import { defineCounter } from '../metrics/define-metric.js';

export const emailsTotal = defineCounter({
  name: 'entrevue_emails_total',
  help: 'Emails of this process: sent, refused (the server rejects them) or failed (tried again later).',
  labels: ['outcome'],
});
