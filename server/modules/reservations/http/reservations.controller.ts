import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { GetReservationQuery } from '../queries/get-reservation.query.js';
import { ListReservationsQueryHandler } from '../queries/list-reservations.query.js';
import { AnswerReservation } from '../use-cases/answer-reservation.js';
import { ExpireReservations } from '../use-cases/expire-reservations.js';
import { ReopenPair } from '../use-cases/reopen-pair.js';
import { ReserveCandidate } from '../use-cases/reserve-candidate.js';
import {
  type CreateReservationRequest,
  createReservationRequest,
  type ListReservationsQuery,
  listReservationsQuery,
  reservation,
  type ReservationAnswer,
  reservationsPage,
  type ReservationsPage,
  type UpdateReservationRequest,
  updateReservationRequest,
} from './reservations.contract.js';

/** Expires due reservations before each read, so that callers see the current state even before the job runs. */
@ApiTags('reservations')
@Controller('api/credit-reservations')
export class ReservationsController {
  constructor(
    private readonly listReservations: ListReservationsQueryHandler,
    private readonly getReservation: GetReservationQuery,
    private readonly reserveCandidate: ReserveCandidate,
    private readonly answerReservation: AnswerReservation,
    private readonly reopenPair: ReopenPair,
    private readonly expire: ExpireReservations,
  ) {}

  @Get()
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, reservationsPage, 'The reservations that the caller received or made, newest first.')
  async list(
    @CurrentActor() actor: Actor,
    @Query({ schema: listReservationsQuery }) query: ListReservationsQuery,
    @RequestLanguage() language: Language,
  ): Promise<ReservationsPage> {
    await this.expire.of(actor.id);
    return this.listReservations.execute(actor, query, language);
  }

  @Post()
  @Allow('RECRUITER')
  @Answers(201, reservation, 'One credit is on hold, and the profile is open until the person decides.')
  async reserve(
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: createReservationRequest }) input: CreateReservationRequest,
    @RequestLanguage() language: Language,
  ): Promise<ReservationAnswer> {
    return this.getReservation.execute(actor, await this.reserveCandidate.execute(actor, input, key), language);
  }

  @Get(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, reservation, 'One reservation, for both sides.')
  async one(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<ReservationAnswer> {
    await this.expire.of(actor.id);
    return this.getReservation.execute(actor, id, language);
  }

  @Put(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, reservation, 'The reservation after the answer.')
  async answer(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
    @Body({ schema: updateReservationRequest }) input: UpdateReservationRequest,
    @RequestLanguage() language: Language,
  ): Promise<ReservationAnswer> {
    await this.answerReservation.execute(actor, id, input, key);
    return this.getReservation.execute(actor, id, language);
  }

  @Post(':id/reopen')
  @Allow('JOB_SEEKER')
  @Answers(200, reservation, 'The company of this reservation may ask the caller again.')
  async reopen(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<ReservationAnswer> {
    await this.reopenPair.execute(actor, id);
    return this.getReservation.execute(actor, id, language);
  }

  @Delete(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, reservation, 'Same as requesting CANCELLED.')
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Headers('idempotency-key') key: string | undefined,
    @RequestLanguage() language: Language,
  ): Promise<ReservationAnswer> {
    await this.answerReservation.execute(actor, id, { status: 'CANCELLED' }, key);
    return this.getReservation.execute(actor, id, language);
  }
}
