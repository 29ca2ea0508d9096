import { Body, Controller, Delete, Get, Headers, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { JobTemplates as JobTemplatesQuery } from '../queries/job-templates.query.js';
import { RemoveJobTemplate } from '../use-cases/remove-job-template.js';
import { SaveJobTemplate } from '../use-cases/save-job-template.js';
import {
  jobTemplate,
  type JobTemplate,
  jobTemplates,
  type JobTemplates,
  saveJobTemplateRequest,
  type SaveJobTemplateRequest,
} from './job-templates.contract.js';

/** A company's templates of postings, for its owners and recruiters. */
@ApiTags('jobs')
@Controller('api/companies/:id/job-templates')
@Allow('RECRUITER', 'PENDING_RECRUITER')
export class JobTemplatesController {
  constructor(
    private readonly templates: JobTemplatesQuery,
    private readonly saveTemplate: SaveJobTemplate,
    private readonly removeTemplate: RemoveJobTemplate,
  ) {}

  @Get()
  @Answers(200, jobTemplates, 'The company’s templates by name.')
  list(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<JobTemplates> {
    return this.templates.list(actor, id);
  }

  @Get(':templateId')
  @Answers(200, jobTemplate, 'One template with its text.')
  one(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('templateId', { schema: idSchema }) templateId: string,
  ): Promise<JobTemplate> {
    return this.templates.one(actor, id, templateId);
  }

  @Post()
  @Answers(201, jobTemplates, 'The company’s templates with the new one. 409: the name is taken, or there are 50.')
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: saveJobTemplateRequest }) request: SaveJobTemplateRequest,
  ): Promise<JobTemplates> {
    await this.saveTemplate.execute(actor, id, request, key);
    return this.templates.list(actor, id);
  }

  @ExactlyOnce()
  @Delete(':templateId')
  @Answers(200, jobTemplates, 'The company’s remaining templates.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Param('templateId', { schema: idSchema }) templateId: string,
  ): Promise<JobTemplates> {
    await this.removeTemplate.execute(actor, id, templateId);
    return this.templates.list(actor, id);
  }
}
