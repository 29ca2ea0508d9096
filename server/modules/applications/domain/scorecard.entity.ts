import { defineEntity, p } from '@mikro-orm/core';
import type { Criterion } from './review-scores.js';

/** The criteria by which a posting's applications are reviewed. A posting without a row has the standard criteria. */
export const ScorecardSchema = defineEntity({
  name: 'Scorecard',
  tableName: 'scorecard',
  properties: {
    jobId: p.uuid().primary(),
    companyId: p.uuid(),
    criteria: p.json<readonly Criterion[]>(),
    /** 1 for the first that was saved. */
    version: p.integer(),
    updatedBy: p.uuid(),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'scorecard_company_id_index', properties: ['companyId'] }],
  checks: [
    {
      name: 'scorecard_criteria_check',
      expression: `jsonb_typeof(criteria) = 'array' and jsonb_array_length(criteria) >= 1 and jsonb_array_length(criteria) <= 10`,
    },
    { name: 'scorecard_version_check', expression: 'version >= 1' },
  ],
});

export class Scorecard extends ScorecardSchema.class {}

ScorecardSchema.setClass(Scorecard);
