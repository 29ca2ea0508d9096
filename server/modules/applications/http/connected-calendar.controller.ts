import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { ConnectedCalendarQuery } from '../queries/connected-calendar.query.js';
import { ChooseWriting } from '../use-cases/choose-writing.js';
import { ConnectCalendar } from '../use-cases/connect-calendar.js';
import {
  type ChooseCalendarRequest,
  chooseCalendarRequest,
  type ChooseWritingRequest,
  chooseWritingRequest,
  type ConnectCalendarRequest,
  connectCalendarRequest,
  type ConnectedCalendar,
  connectedCalendar,
  type RemoteCalendars,
  remoteCalendars,
  type SettleDifferenceRequest,
  settleDifferenceRequest,
} from './connected-calendar.contract.js';

/** A member's own calendar on a CalDAV server. */
@ApiTags('calendar')
@Controller('api/members/me/connected-calendar')
@Allow('RECRUITER')
@AllowSeats('HIRING_MANAGER', 'REVIEWER')
export class ConnectedCalendarController {
  constructor(
    private readonly connected: ConnectedCalendarQuery,
    private readonly connecting: ConnectCalendar,
    private readonly writing: ChooseWriting,
  ) {}

  @Get()
  @Answers(200, connectedCalendar, 'The caller’s connected calendar, without its password.')
  get(@CurrentActor() { id }: Actor): Promise<ConnectedCalendar> {
    return this.connected.of(id);
  }

  @Put()
  @Answers(200, connectedCalendar, 'The account is connected; with only one calendar, that one is chosen and was read.')
  async connect(
    @CurrentActor() actor: Actor,
    @Body({ schema: connectCalendarRequest }) request: ConnectCalendarRequest,
  ): Promise<ConnectedCalendar> {
    await this.connecting.connect(actor.id, request);
    return this.connected.of(actor.id);
  }

  @Delete()
  @Answers(
    200,
    connectedCalendar,
    'Nothing is connected; written interviews are removed there, then password and busy times are deleted.',
  )
  async disconnect(@CurrentActor() actor: Actor): Promise<ConnectedCalendar> {
    await this.connecting.disconnect(actor.id);
    return this.connected.of(actor.id);
  }

  @Get('calendars')
  @Answers(200, remoteCalendars, 'The calendars of the connected account, asked from its server.')
  async list(@CurrentActor() { id }: Actor): Promise<RemoteCalendars> {
    return { calendars: [...(await this.connecting.calendars(id))] };
  }

  @Put('calendar')
  @Answers(200, connectedCalendar, 'The chosen calendar, which was read.')
  async choose(
    @CurrentActor() actor: Actor,
    @Body({ schema: chooseCalendarRequest }) { url }: ChooseCalendarRequest,
  ): Promise<ConnectedCalendar> {
    await this.connecting.choose(actor.id, url);
    return this.connected.of(actor.id);
  }

  @Put('writing')
  @Answers(200, connectedCalendar, 'Interviews are written there from now on, or are removed there.')
  async write(
    @CurrentActor() actor: Actor,
    @Body({ schema: chooseWritingRequest }) { writes }: ChooseWritingRequest,
  ): Promise<ConnectedCalendar> {
    await this.writing.choose(actor.id, writes);
    return this.connected.of(actor.id);
  }

  @Put('differences/:interviewId')
  @Answers(
    200,
    connectedCalendar,
    'The calendar gets the event again, or the interview moves to the time in the calendar.',
  )
  async settle(
    @CurrentActor() actor: Actor,
    @Param('interviewId', { schema: idSchema }) interviewId: string,
    @Body({ schema: settleDifferenceRequest }) request: SettleDifferenceRequest,
  ): Promise<ConnectedCalendar> {
    if (request.action === 'RESTORE') await this.writing.restore(actor.id, interviewId);
    else await this.writing.move(actor, interviewId, new Date(request.scheduled_at));
    return this.connected.of(actor.id);
  }
}
