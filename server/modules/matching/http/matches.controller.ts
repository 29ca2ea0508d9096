import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { GetMatchQuery } from '../queries/get-match.query.js';
import { ListMatchesQueryHandler } from '../queries/list-matches.query.js';
import { AnswerMatch } from '../use-cases/answer-match.js';
import { AwaitGeneration } from '../use-cases/await-generation.js';
import { QueueGeneration } from '../use-cases/queue-generation.js';
import { ScopeGeneration } from '../use-cases/scope-generation.js';
import {
  type GenerateMatchesAnswer,
  generateMatchesAnswer,
  type GenerateMatchesQuery,
  generateMatchesQuery,
  type GenerateMatchesRequest,
  generateMatchesRequest,
  type ListMatchesQuery,
  listMatchesQuery,
  match,
  type MatchAnswer,
  matchesPage,
  type MatchesPage,
  type MatchExplanation,
  matchExplanation,
  type UpdateMatchRequest,
  updateMatchRequest,
} from './matches.contract.js';

@ApiTags('matching')
@Controller('api/matches')
export class MatchesController {
  constructor(
    private readonly listMatches: ListMatchesQueryHandler,
    private readonly getMatch: GetMatchQuery,
    private readonly answerMatch: AnswerMatch,
    private readonly scopeGeneration: ScopeGeneration,
    private readonly queueGeneration: QueueGeneration,
    private readonly awaitGeneration: AwaitGeneration,
  ) {}

  @Get()
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, matchesPage, 'The caller’s matches, or those of the caller’s company, best first.')
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: listMatchesQuery }) query: ListMatchesQuery,
    @RequestLanguage() language: Language,
  ): Promise<MatchesPage> {
    return this.listMatches.execute(actor, query, language);
  }

  @Post('generate')
  @Allow('JOB_SEEKER', 'RECRUITER', 'OPERATOR')
  @Answers(
    202,
    generateMatchesAnswer,
    'The run is queued. With `wait=true`, 200 returns the matches once it has finished, or 202 follows if that takes too long.',
  )
  async generate(
    @CurrentActor() actor: Actor,
    @Query({ schema: generateMatchesQuery }) { wait }: GenerateMatchesQuery,
    @Body({ schema: generateMatchesRequest }) body: GenerateMatchesRequest,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerateMatchesAnswer> {
    const scope = await this.scopeGeneration.execute(actor, body?.job_id ?? null);
    if (wait === 'false') return { job_id: await this.queueGeneration.execute(scope) };
    let runId = newId();
    if (scope) {
      const waited = await this.awaitGeneration.execute(scope, closed(reply.raw));
      if (!waited.isFinished) return { job_id: waited.runId };
      runId = waited.runId;
    }
    const best = { page: 1, limit: 100, ...(body?.job_id === undefined ? {} : { job_id: body.job_id }) };
    reply.status(200);
    return { job_id: runId, matches: (await this.listMatches.execute(actor, best, language)).matches };
  }

  @Put(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, match, 'The match after the answer.')
  async answer(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateMatchRequest }) { status }: UpdateMatchRequest,
    @RequestLanguage() language: Language,
  ): Promise<MatchAnswer> {
    await this.answerMatch.execute(actor, id, status);
    return this.getMatch.card(actor, id, language);
  }

  @Get(':id/explanation')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, matchExplanation, 'The parts of the score, and changes that would raise it.')
  explain(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<MatchExplanation> {
    return this.getMatch.explanation(actor, id, language);
  }
}

/** Fires when the answer can no longer be sent. */
function closed(response: FastifyReply['raw']): AbortSignal {
  const left = new AbortController();
  if (response.destroyed) left.abort();
  response.once('close', () => left.abort());
  return left.signal;
}
