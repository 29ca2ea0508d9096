import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { MatchReviews } from '../queries/match-reviews.query.js';
import { SeekerReviews } from '../queries/seeker-reviews.query.js';
import { AnswerReview } from '../use-cases/answer-review.js';
import { AskReview } from '../use-cases/ask-review.js';
import {
  type AnswerReviewRequest,
  answerReviewRequest,
  type AskReviewAnswer,
  askReviewAnswer,
  type AskReviewRequest,
  askReviewRequest,
  matchReview,
  type MatchReviewAnswer,
  type MatchReviewsPage,
  matchReviewsPage,
  type MatchReviewsQuery,
  matchReviewsQuery,
} from './reviews.contract.js';

@ApiTags('matching')
@ExactlyOnce()
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly askReview: AskReview,
    private readonly seekerReviews: SeekerReviews,
    private readonly matchReviews: MatchReviews,
    private readonly answerReview: AnswerReview,
  ) {}

  @Post('matches/:id/review')
  @Allow('JOB_SEEKER')
  @Answers(201, askReviewAnswer, 'The match with the request for a human review; the answer will be shown with it.')
  async ask(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) matchId: string,
    @Body({ schema: askReviewRequest }) body: AskReviewRequest,
  ): Promise<AskReviewAnswer> {
    await this.askReview.execute(actor.id, matchId, body?.message ?? null);
    const review = (await this.seekerReviews.newest(actor.id, [matchId])).get(matchId);
    if (!review) throw new NotFound();
    return { review };
  }

  @Get('admin/match-reviews')
  @Allow('OPERATOR')
  @Answers(
    200,
    matchReviewsPage,
    'Requests for a person’s look, what is open first, the longest waiting before the others.',
  )
  list(@Query({ schema: matchReviewsQuery }) query: MatchReviewsQuery): Promise<MatchReviewsPage> {
    return this.matchReviews.list(query);
  }

  @Put('admin/match-reviews/:id')
  @Allow('OPERATOR')
  @Answers(200, matchReview, 'The request with its answer, which the person reads with the match.')
  async answer(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: answerReviewRequest }) { answer }: AnswerReviewRequest,
  ): Promise<MatchReviewAnswer> {
    await this.answerReview.execute(operator.id, id, answer);
    const answered = await this.matchReviews.find(id);
    if (!answered) throw new NotFound();
    return answered;
  }
}
