import { defineCounter } from '../../platform/metrics/define-metric.js';

export const domainChecks = defineCounter({
  name: 'entrevue_company_domain_checks_total',
  help: 'DNS checks of domains that companies prove, by result. Many `unreadable` ones: the DNS servers of this process do not answer.',
  labels: ['outcome'],
});
export const domainChanges = defineCounter({
  name: 'entrevue_company_domain_changes_total',
  help: 'Proofs of company domains that were found (proved), are missing, or are lost after the grace.',
  labels: ['state'],
});
