import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { type PageQuery, pageQuery } from '../../../platform/contract/page.contract.js';
import { InvalidInput } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { AdminBookings } from '../queries/admin-bookings.query.js';
import { Closures } from '../queries/closures.query.js';
import { ChangeBooking } from '../use-cases/change-booking.js';
import { CloseDay } from '../use-cases/close-day.js';
import {
  adminBooking,
  type AdminBooking,
  adminBookingsPage,
  type AdminBookingsPage,
  adminBookingsQuery,
  type AdminBookingsQuery,
  changeBookingRequest,
  type ChangeBookingRequest,
  closeDayRequest,
  type CloseDayRequest,
  closure,
  type Closure,
  closuresPage,
  type ClosuresPage,
} from './admin-bookings.contract.js';
import { done, type Done } from './done.contract.js';

@ApiTags('bookings')
@ExactlyOnce()
@Controller('api/admin')
export class AdminBookingsController {
  constructor(
    private readonly bookings: AdminBookings,
    private readonly closures: Closures,
    private readonly changeBooking: ChangeBooking,
    private readonly closeDay: CloseDay,
  ) {}

  @Get('bookings')
  @Allow('OPERATOR')
  @Answers(200, adminBookingsPage, 'Studio bookings by the time of their session.')
  list(@Query({ schema: adminBookingsQuery }) query: AdminBookingsQuery): Promise<AdminBookingsPage> {
    return this.bookings.list(query);
  }

  @Put('bookings/:id')
  @Allow('OPERATOR')
  @Answers(200, adminBooking, 'The booking after the change; its author gets an email.')
  async change(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeBookingRequest }) { action, preferred_date: day, preferred_time: time }: ChangeBookingRequest,
  ): Promise<AdminBooking> {
    if (action === 'MOVE' && (day === undefined || time === undefined)) {
      const path = day === undefined ? 'preferred_date' : 'preferred_time';
      throw new InvalidInput([{ path, code: 'FIELD.REQUIRED' }]);
    }
    const slot = day === undefined || time === undefined ? undefined : { day, time };
    await this.changeBooking.execute(id, { event: action, slot, operatorId: operator.id });
    return this.bookings.find(id);
  }

  @Get('closures')
  @Allow('OPERATOR')
  @Answers(200, closuresPage, 'Days on which the studio is closed, and the holidays.')
  listClosures(
    @Query({ schema: pageQuery }) query: PageQuery,
    @RequestLanguage() language: Language,
  ): Promise<ClosuresPage> {
    return this.closures.list(query, language);
  }

  @Post('closures')
  @Allow('OPERATOR')
  @Answers(201, closure, 'The day is closed for new bookings; existing ones stay.')
  async close(
    @CurrentActor() operator: Actor,
    @Body({ schema: closeDayRequest }) { day, reason = null }: CloseDayRequest,
  ): Promise<Closure> {
    return this.closures.find(await this.closeDay.execute(operator, day, reason));
  }

  @Delete('closures/:id')
  @Allow('OPERATOR')
  @Answers(200, done, 'The day is open for bookings again.')
  async reopen(@CurrentActor() operator: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Done> {
    await this.closeDay.reopen(operator, id);
    return { success: true };
  }
}
