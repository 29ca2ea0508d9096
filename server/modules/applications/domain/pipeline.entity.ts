import { defineEntity, p } from '@mikro-orm/core';
import type { Stage } from './pipeline.js';

const stagesCheck = `jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) >= 1 and jsonb_array_length(stages) <= 12`;

/** The stages that a team made for a posting. A posting without a row has the standard ones. */
export const PipelineSchema = defineEntity({
  name: 'Pipeline',
  tableName: 'pipeline',
  properties: {
    jobId: p.uuid().primary(),
    companyId: p.uuid(),
    stages: p.json<readonly Stage[]>(),
    /** 1 for the first that was saved. */
    version: p.integer(),
    updatedBy: p.uuid(),
    updatedAt: p.datetime(3),
  },
  indexes: [{ name: 'pipeline_company_id_index', properties: ['companyId'] }],
  checks: [
    { name: 'pipeline_stages_check', expression: stagesCheck },
    { name: 'pipeline_version_check', expression: 'version >= 1' },
  ],
});

export class Pipeline extends PipelineSchema.class {}

PipelineSchema.setClass(Pipeline);

/** Stages that a company uses again for other postings. */
export const PipelineTemplateSchema = defineEntity({
  name: 'PipelineTemplate',
  tableName: 'pipeline_template',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    name: p.text(),
    stages: p.json<readonly Stage[]>(),
    createdBy: p.uuid(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'pipeline_template_name_unique', properties: ['companyId', 'name'] }],
  checks: [
    { name: 'pipeline_template_stages_check', expression: stagesCheck },
    { name: 'pipeline_template_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 80' },
  ],
});

export class PipelineTemplate extends PipelineTemplateSchema.class {}

PipelineTemplateSchema.setClass(PipelineTemplate);
