import { Controller, Delete, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowAnyone, AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor, MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { Events } from '../queries/events.query.js';
import { RegisterForEvent } from '../use-cases/register-for-event.js';
import {
  event,
  type EventAnswer,
  eventsPage,
  type EventsPage,
  type ListEventsQuery,
  listEventsQuery,
} from './events.contract.js';
import { calendarAnswer } from './rate-limits.js';

@ApiTags('bookings')
@ExactlyOnce()
@Controller('api/events')
export class EventsController {
  constructor(
    private readonly events: Events,
    private readonly registerForEvent: RegisterForEvent,
  ) {}

  @Get()
  @AllowAnyone()
  @Answers(200, eventsPage, 'Upcoming events; `registered` concerns the caller.')
  list(
    @MaybeActor() actor: Actor | null,
    @Query({ schema: listEventsQuery }) query: ListEventsQuery,
    @RequestLanguage() language: Language,
  ): Promise<EventsPage> {
    return this.events.list(actor, query, language);
  }

  @Get(':id')
  @AllowAnyone()
  @Answers(200, event, 'One event.')
  one(
    @MaybeActor() actor: Actor | null,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<EventAnswer> {
    return this.events.find(actor, id, language);
  }

  @Get(':id/calendar.ics')
  @AllowAnyone()
  @ApiProduces('text/calendar')
  @Answers(200, z.string(), 'The event for a calendar (RFC 5545).')
  async calendar(
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<StreamableFile> {
    return calendarAnswer(await this.events.file(id, language));
  }

  @Post(':id/registration')
  @AllowSignedIn()
  @Answers(201, event, 'The caller has a place.')
  async register(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<EventAnswer> {
    await this.registerForEvent.register(actor, id);
    return this.events.find(actor, id, language);
  }

  @Delete(':id/registration')
  @AllowSignedIn()
  @Answers(200, event, 'The registration is cancelled and the place is free again.')
  async unregister(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<EventAnswer> {
    await this.registerForEvent.unregister(actor, id);
    return this.events.find(actor, id, language);
  }
}
