import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { GetApplication } from '../queries/get-application.query.js';
import { Pipelines } from '../queries/pipelines.query.js';
import { ChangeStageTemplates } from '../use-cases/change-stage-templates.js';
import { MoveToStage } from '../use-cases/move-to-stage.js';
import { SaveStages } from '../use-cases/save-stages.js';
import { receivedApplication, type ReceivedApplication } from './applications.contract.js';
import {
  jobStages,
  type JobStages,
  moveStageRequest,
  type MoveStageRequest,
  saveStagesRequest,
  type SaveStagesRequest,
  saveTemplateRequest,
  type SaveTemplateRequest,
  stageTemplates,
  type StageTemplates,
} from './stages.contract.js';

/** A team's own stages of a posting. Candidates only see the status that a stage stands for. */
@ApiTags('applications')
@ExactlyOnce()
@Controller('api')
@Allow('RECRUITER')
export class StagesController {
  constructor(
    private readonly pipelines: Pipelines,
    private readonly saveStages: SaveStages,
    private readonly moveToStage: MoveToStage,
    private readonly templates: ChangeStageTemplates,
    private readonly getApplication: GetApplication,
  ) {}

  @Get('jobs/:id/stages')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, jobStages, 'The stages of a posting of the caller’s company, and the company’s templates.')
  stages(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<JobStages> {
    return this.pipelines.execute(actor, id);
  }

  @Put('jobs/:id/stages')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, jobStages, 'The stages as stored. A colleague’s newer version or people in a removed stage: 409.')
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: saveStagesRequest }) request: SaveStagesRequest,
  ): Promise<JobStages> {
    await this.saveStages.execute(actor, id, request);
    return this.pipelines.execute(actor, id);
  }

  @Put('applications/:id/stage')
  @AllowSeats('HIRING_MANAGER')
  @Answers(
    200,
    receivedApplication,
    'The application at its new stage. 409 tells the stage to which somebody else moved it.',
  )
  async move(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: moveStageRequest }) { stage_id: stageId, ...request }: MoveStageRequest,
    @RequestLanguage() language: Language,
  ): Promise<ReceivedApplication> {
    await this.moveToStage.execute(actor, id, { stageId, ...request });
    return this.getApplication.received(actor, id, language);
  }

  @Get('stage-templates')
  @Answers(200, stageTemplates, 'The company’s templates by name.')
  async listTemplates(@CurrentActor() actor: Actor): Promise<StageTemplates> {
    return { templates: await this.templates.list(actor) };
  }

  @Post('stage-templates')
  @Answers(201, stageTemplates, 'The company’s templates with the new one.')
  async saveTemplate(
    @CurrentActor() actor: Actor,
    @Body({ schema: saveTemplateRequest }) request: SaveTemplateRequest,
  ): Promise<StageTemplates> {
    return { templates: await this.templates.save(actor, request) };
  }

  @Delete('stage-templates/:id')
  @Answers(200, stageTemplates, 'The company’s remaining templates.')
  async removeTemplate(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<StageTemplates> {
    return { templates: await this.templates.remove(actor, id) };
  }
}
