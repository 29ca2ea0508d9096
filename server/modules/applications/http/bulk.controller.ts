import { Body, Controller, Get, Headers, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ApplicantsFile } from '../queries/applicants-file.query.js';
import { SelectApplicants } from '../queries/select-applicants.query.js';
import { DecideMany, type ManyDone } from '../use-cases/decide-many.js';
import { UndoMany } from '../use-cases/undo-many.js';
import {
  bulkAnswer,
  type BulkAnswer,
  bulkRequest,
  type BulkRequest,
  selectionAnswer,
  type SelectionAnswer,
  selectionQuery,
  type SelectionQuery,
} from './bulk.contract.js';

/** Many applications of a posting at once. */
@ApiTags('applications')
@Controller('api/applications')
export class BulkController {
  constructor(
    private readonly decideMany: DecideMany,
    private readonly undoMany: UndoMany,
    private readonly select: SelectApplicants,
    private readonly file: ApplicantsFile,
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  @Post('bulk')
  @Allow('RECRUITER')
  @RouteConfig({ longText: true })
  @Answers(200, bulkAnswer, 'One result per application. The same key continues an interrupted request.')
  async decide(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: bulkRequest }) request: BulkRequest,
    @RequestLanguage() language: Language,
  ): Promise<BulkAnswer> {
    return this.#answer(await this.decideMany.execute(actor, request, key), language);
  }

  @Post('bulk/:id/undo')
  @Allow('RECRUITER')
  @Answers(200, bulkAnswer, 'All refusals of the bulk are undone, until the first person is notified.')
  async undo(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<BulkAnswer> {
    return this.#answer(await this.undoMany.execute(actor, id), language);
  }

  @Get('job/:jobId/selection')
  @Allow('RECRUITER')
  @Answers(200, selectionAnswer, 'All people of the filter, at most 500, with the bulk actions for each.')
  selection(
    @CurrentActor() actor: Actor,
    @Param('jobId', { schema: idSchema }) jobId: string,
    @Query({ schema: selectionQuery }) query: SelectionQuery,
    @RequestLanguage() language: Language,
  ): Promise<SelectionAnswer> {
    return this.select.execute(actor, jobId, query, language);
  }

  @Get('job/:jobId/file')
  @Allow('RECRUITER')
  @ApiProduces('text/csv')
  @Answers(200, z.string(), 'Everybody whom the filter shows as CSV, at most 2,000 rows.')
  async applicants(
    @CurrentActor() actor: Actor,
    @Param('jobId', { schema: idSchema }) jobId: string,
    @Query({ schema: selectionQuery }) query: SelectionQuery,
    @RequestLanguage() language: Language,
  ): Promise<StreamableFile> {
    const { name, text } = await this.file.execute(actor, jobId, query, language);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}.csv"`,
    });
  }

  #answer({ id, action, results, undoEnds }: ManyDone, language: Language): BulkAnswer {
    const left = undoEnds === null ? 0 : Math.ceil((undoEnds.getTime() - this.clock.now().getTime()) / 1000);
    const refused = results.filter(({ refusal }) => refusal !== null).length;
    return {
      id,
      action,
      results: results.map(({ id: each, refusal }) => ({
        id: each,
        outcome: refusal ? 'REFUSED' : 'DONE',
        code: refusal?.code ?? null,
        error: refusal && this.translator.text(refusal.sentence, language, refusal.params),
      })),
      done: results.length - refused,
      refused,
      undo_seconds_left: left > 0 ? left : null,
    };
  }
}
