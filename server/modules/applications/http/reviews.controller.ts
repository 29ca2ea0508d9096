import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { NotesQuery } from '../queries/notes.query.js';
import { ReviewsQuery } from '../queries/reviews.query.js';
import { ScorecardQuery } from '../queries/scorecard.query.js';
import { SaveReview } from '../use-cases/save-review.js';
import { SaveScorecard } from '../use-cases/save-scorecard.js';
import { WriteNote } from '../use-cases/write-note.js';
import { applicationNotes, type ApplicationNotes, writeNoteRequest, type WriteNoteRequest } from './notes.contract.js';
import {
  myReview,
  type MyReview,
  saveReviewRequest,
  type SaveReviewRequest,
  saveScorecardRequest,
  type SaveScorecardRequest,
  scorecard,
  type Scorecard,
  teamReviews,
  type TeamReviews,
} from './reviews.contract.js';

/** Reviews of applications by the company's team. Candidates can read none of it. */
@ApiTags('applications')
@ExactlyOnce()
@Controller('api')
@Allow('RECRUITER')
@AllowSeats('HIRING_MANAGER', 'REVIEWER')
export class ReviewsController {
  constructor(
    private readonly scorecards: ScorecardQuery,
    private readonly saveScorecard: SaveScorecard,
    private readonly reviews: ReviewsQuery,
    private readonly saveReview: SaveReview,
    private readonly notes: NotesQuery,
    private readonly writeNote: WriteNote,
  ) {}

  @Get('jobs/:id/scorecard')
  @Answers(
    200,
    scorecard,
    'The criteria of a posting of the caller’s company, and templates in its language with names in the caller’s.',
  )
  criteria(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Scorecard> {
    return this.scorecards.execute(actor, id, language);
  }

  @Put('jobs/:id/scorecard')
  @Answers(200, scorecard, 'The criteria as stored.')
  async changeCriteria(
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: saveScorecardRequest }) request: SaveScorecardRequest,
  ): Promise<Scorecard> {
    await this.saveScorecard.execute(actor, id, request);
    return this.scorecards.execute(actor, id, language);
  }

  @Get('applications/:id/reviews/mine')
  @Answers(200, myReview, 'The caller’s own review, or the criteria for one.')
  mine(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<MyReview> {
    return this.reviews.mine(actor, id);
  }

  @Put('applications/:id/reviews/mine')
  @Answers(200, myReview, 'The review as stored; submitting it shows the reviews of others.')
  async review(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: saveReviewRequest }) request: SaveReviewRequest,
  ): Promise<MyReview> {
    await this.saveReview.execute(actor, id, request);
    return this.reviews.mine(actor, id);
  }

  @Get('applications/:id/reviews')
  @Answers(200, teamReviews, 'The team’s reviews and their summary; 404 until the caller has submitted one.')
  ofTeam(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<TeamReviews> {
    return this.reviews.ofTeam(actor, id);
  }

  @Get('applications/:id/notes')
  @Answers(200, applicationNotes, 'The team’s notes, oldest first, and the members who can be mentioned.')
  listNotes(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<ApplicationNotes> {
    return this.notes.execute(actor, id);
  }

  @Post('applications/:id/notes')
  @Answers(201, applicationNotes, 'The notes with the new one; mentioned colleagues are notified.')
  async addNote(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: writeNoteRequest }) request: WriteNoteRequest,
  ): Promise<ApplicationNotes> {
    await this.writeNote.execute(actor, id, request);
    return this.notes.execute(actor, id);
  }
}
