import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../../platform/auth/actor.js';
import { MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { BookingLinks } from '../links/booking-links.js';
import { OwnBooking } from '../queries/own-booking.query.js';
import { StudioCalendarQuery } from '../queries/studio-calendar.query.js';
import { TakenSlotsQuery } from '../queries/taken-slots.query.js';
import { BookSession } from '../use-cases/book-session.js';
import { ConfirmAddress } from '../use-cases/confirm-address.js';
import { ChangeBooking } from '../use-cases/change-booking.js';
import { HoldSlot } from '../use-cases/hold-slot.js';
import { calendarAnswer, ofOneAddress } from './rate-limits.js';
import {
  booking,
  type Booking,
  bookingToken,
  calendarQuery,
  type CalendarQuery,
  createBookingRequest,
  type CreateBookingRequest,
  type HoldSlotRequest,
  holdSlotRequest,
  type ListBookingsQuery,
  listBookingsQuery,
  type MoveBookingRequest,
  moveBookingRequest,
  type OpenBookingRequest,
  openBookingRequest,
  type ReleaseHoldRequest,
  releaseHoldRequest,
  slotHold,
  type SlotHold,
  studioCalendar,
  type StudioCalendar,
  takenSlots,
  type TakenSlots,
} from './studio-bookings.contract.js';
import { done, type Done } from './done.contract.js';

@ApiTags('bookings')
@ExactlyOnce()
@Controller('api/studio-bookings')
export class StudioBookingsController {
  constructor(
    private readonly takenSlots: TakenSlotsQuery,
    private readonly calendar: StudioCalendarQuery,
    private readonly own: OwnBooking,
    private readonly links: BookingLinks,
    private readonly holdSlot: HoldSlot,
    private readonly bookSession: BookSession,
    private readonly changeBooking: ChangeBooking,
    private readonly confirmAddress: ConfirmAddress,
  ) {}

  @Get()
  @AllowAnyone()
  @Answers(200, takenSlots, 'Taken slots, from today on or of one day, without names.')
  taken(@Query({ schema: listBookingsQuery }) { date }: ListBookingsQuery): Promise<TakenSlots> {
    return this.takenSlots.execute(date);
  }

  @Get('calendar')
  @AllowAnyone()
  @Answers(200, studioCalendar, 'One month: the days and hours that can be booked, and the reasons why others cannot.')
  month(
    @Query({ schema: calendarQuery }) { month }: CalendarQuery,
    @RequestLanguage() language: Language,
  ): Promise<StudioCalendar> {
    return this.calendar.execute(month, language);
  }

  @Post('holds')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(60))
  @Answers(201, slotHold, 'The slot is held for five minutes.')
  async hold(
    @Req() request: FastifyRequest,
    @Body({ schema: holdSlotRequest }) { preferred_date, preferred_time, hold_token }: HoldSlotRequest,
  ): Promise<SlotHold> {
    const slot = { day: preferred_date, time: preferred_time };
    const { token, expiresAt } = await this.holdSlot.execute(slot, request.ip, hold_token);
    return { hold_token: token, expires_at: expiresAt.toISOString(), preferred_date, preferred_time };
  }

  @Delete('holds')
  @AllowAnyone()
  @Answers(200, done, 'The slot held with that token is free again.')
  async release(@Body({ schema: releaseHoldRequest }) { hold_token }: ReleaseHoldRequest): Promise<Done> {
    await this.holdSlot.release(hold_token);
    return { success: true };
  }

  @Post()
  @AllowAnyone()
  @RouteConfig(ofOneAddress(20))
  @Answers(201, booking, 'The slot is held until `confirm_by`; the link in the email confirms it.')
  async book(
    @MaybeActor() actor: Actor | null,
    @Body({ schema: createBookingRequest }) input: CreateBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    return this.own.execute(await this.bookSession.execute(input, language, actor?.id ?? null), language);
  }

  @Post('confirm')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(60))
  @Answers(200, booking, 'The address is confirmed and the booking is final; repeating changes nothing.')
  async confirm(
    @Body({ schema: openBookingRequest }) { token }: OpenBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    const id = await this.#idOf(token, 'CONFIRM');
    await this.confirmAddress.execute(id);
    return this.own.execute(id, language);
  }

  @Post('manage/resend')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(10))
  @Answers(200, booking, 'The confirmation email is sent again; the time limit stays the same.')
  async resend(
    @Body({ schema: openBookingRequest }) { token }: OpenBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    const id = await this.#idOf(token);
    await this.changeBooking.execute(id, { event: 'RESEND', operatorId: null });
    return this.own.execute(id, language);
  }

  /** Uses POST so that the token is in the body and not in a logged URL. */
  @Post('manage')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(60))
  @Answers(200, booking, 'The booking that the link of an email opens.')
  async open(
    @Body({ schema: openBookingRequest }) { token }: OpenBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    return this.own.execute(await this.#idOf(token), language);
  }

  @Put('manage')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(30))
  @Answers(200, booking, 'The booking at its new time, which must be confirmed again.')
  async move(
    @Body({ schema: moveBookingRequest }) { token, preferred_date, preferred_time, hold_token }: MoveBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    const id = await this.#idOf(token);
    const slot = { day: preferred_date, time: preferred_time };
    await this.changeBooking.execute(id, { event: 'MOVE', slot, holdToken: hold_token, operatorId: null });
    return this.own.execute(id, language);
  }

  @Post('manage/cancel')
  @AllowAnyone()
  @RouteConfig(ofOneAddress(30))
  @Answers(200, booking, 'The booking is cancelled; its slot is free.')
  async cancel(
    @Body({ schema: openBookingRequest }) { token }: OpenBookingRequest,
    @RequestLanguage() language: Language,
  ): Promise<Booking> {
    const id = await this.#idOf(token);
    await this.changeBooking.execute(id, { event: 'CANCEL', operatorId: null });
    return this.own.execute(id, language);
  }

  @Get('calendar/:ticket.ics')
  @AllowAnyone()
  @ApiProduces('text/calendar')
  @Answers(200, z.string(), 'The session for a calendar (RFC 5545).')
  async file(
    @Param('ticket', { schema: bookingToken }) ticket: string,
    @RequestLanguage() language: Language,
  ): Promise<StreamableFile> {
    const id = await this.links.read(ticket, 'CALENDAR');
    const row = id === null ? null : await this.own.find(id);
    if (!row) throw new NotFound();
    return calendarAnswer(this.own.file(row, language));
  }

  /** @throws NotFound if the token is not one of ours. */
  async #idOf(token: string, purpose: 'MANAGE' | 'CONFIRM' = 'MANAGE'): Promise<string> {
    const id = await this.links.read(token, purpose);
    if (id === null) throw new NotFound();
    return id;
  }
}
