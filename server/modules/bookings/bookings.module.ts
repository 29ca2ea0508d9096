import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DatabaseTime } from '../../platform/clock/database-time.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { BookingsPersonalData } from './bookings-personal-data.js';
import { AdminBookingsController } from './http/admin-bookings.controller.js';
import { EventsController } from './http/events.controller.js';
import { InquiriesController } from './http/inquiries.controller.js';
import { StudioBookingsController } from './http/studio-bookings.controller.js';
import { LapseBookingsJob } from './jobs/lapse-bookings.job.js';
import { SendBookingEmailJob, SendInquiryEmailJob } from './jobs/send-booking-email.job.js';
import { BookingLinks } from './links/booking-links.js';
import { BookingRepository } from './persistence/booking.repository.js';
import { entities } from './persistence/entities.js';
import { AdminBookings } from './queries/admin-bookings.query.js';
import { AdminInquiries } from './queries/admin-inquiries.query.js';
import { Closures } from './queries/closures.query.js';
import { Events } from './queries/events.query.js';
import { OwnBooking } from './queries/own-booking.query.js';
import { StudioCalendarQuery } from './queries/studio-calendar.query.js';
import { TakenSlotsQuery } from './queries/taken-slots.query.js';
import { AddEvent } from './use-cases/add-event.js';
import { AskUs } from './use-cases/ask-us.js';
import { AssertBookable } from './use-cases/assert-bookable.js';
import { BookSession } from './use-cases/book-session.js';
import { ChangeBooking } from './use-cases/change-booking.js';
import { ConfirmAddress } from './use-cases/confirm-address.js';
import { CloseDay } from './use-cases/close-day.js';
import { HandleInquiry } from './use-cases/handle-inquiry.js';
import { HoldSlot } from './use-cases/hold-slot.js';
import { LapseBookings } from './use-cases/lapse-bookings.js';
import { LeaveEvents } from './use-cases/leave-events.js';
import { RegisterForEvent } from './use-cases/register-for-event.js';
import { SendBookingEmail } from './use-cases/send-booking-email.js';

const queries = [AdminBookings, AdminInquiries, Closures, Events, OwnBooking, StudioCalendarQuery, TakenSlotsQuery];
const useCases = [
  AddEvent,
  AskUs,
  AssertBookable,
  BookSession,
  ChangeBooking,
  CloseDay,
  ConfirmAddress,
  HandleInquiry,
  HoldSlot,
  LapseBookings,
  LeaveEvents,
  RegisterForEvent,
  SendBookingEmail,
];

/** Studio sessions, inquiries of companies, and events. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), MailModule, CompaniesModule, IdentityModule],
  controllers: [AdminBookingsController, EventsController, InquiriesController, StudioBookingsController],
  providers: [
    BookingLinks,
    BookingRepository,
    BookingsPersonalData,
    DatabaseTime,
    SecretBox,
    LapseBookingsJob,
    SendBookingEmailJob,
    SendInquiryEmailJob,
    ...queries,
    ...useCases,
  ],
  exports: [BookingsPersonalData],
})
export class BookingsModule {}
