import { Body, Controller, Delete, Get, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { privateAnswer } from '../../../platform/security/link-token.js';
import { CalendarAddressesQuery } from '../queries/calendar-addresses.query.js';
import { MemberCalendar } from '../queries/member-calendar.query.js';
import { ChangeCalendarAddress } from '../use-cases/change-calendar-address.js';
import {
  type CalendarAddresses,
  calendarAddresses,
  type CalendarFeedQuery,
  calendarFeedQuery,
  type MadeCalendarAddress,
  madeCalendarAddress,
  type MakeCalendarAddressRequest,
  makeCalendarAddressRequest,
  type RevokeCalendarQuery,
  revokeCalendarQuery,
} from './calendar.contract.js';

/** Addresses from which calendar programs read a member's interviews. */
@ApiTags('calendar')
@ExactlyOnce()
@Controller('api/members/me')
@Allow('RECRUITER')
export class CalendarController {
  constructor(
    private readonly addresses: CalendarAddressesQuery,
    private readonly change: ChangeCalendarAddress,
    private readonly feed: MemberCalendar,
  ) {}

  @Get('calendar')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, calendarAddresses, 'The calendar addresses of the caller that work now.')
  list(@CurrentActor() actor: Actor): Promise<CalendarAddresses> {
    return this.addresses.of(actor.id);
  }

  @Post('calendar')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(
    201,
    madeCalendarAddress,
    'The new address, shown only this once; the previous one of its kind no longer works.',
  )
  make(
    @CurrentActor() actor: Actor,
    @Body({ schema: makeCalendarAddressRequest }) { kind }: MakeCalendarAddressRequest,
  ): Promise<MadeCalendarAddress> {
    return this.change.make(actor, kind);
  }

  @Delete('calendar')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, calendarAddresses, 'The calendar addresses that still work.')
  async revoke(
    @CurrentActor() actor: Actor,
    @Query({ schema: revokeCalendarQuery }) { kind }: RevokeCalendarQuery,
  ): Promise<CalendarAddresses> {
    await this.change.revoke(actor.id, kind ?? null);
    return this.addresses.of(actor.id);
  }

  @Get('calendar.ics')
  @AllowAnyone()
  @ApiProduces('text/calendar')
  @Answers(200, z.string(), 'The member’s interviews (RFC 5545): 30 days back to a year ahead.')
  async calendar(
    @Query({ schema: calendarFeedQuery }) { token }: CalendarFeedQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.headers(privateAnswer);
    return new StreamableFile(Buffer.from(await this.feed.execute(token)), {
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      disposition: 'inline; filename="entrevue.ics"',
    });
  }
}
