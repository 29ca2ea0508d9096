import { BookingEmailSchema } from '../domain/booking-email.entity.js';
import { EventSchema } from '../domain/event.entity.js';
import { EventRegistrationSchema } from '../domain/event-registration.entity.js';
import { InquirySchema } from '../domain/inquiry.entity.js';
import { InquiryEventSchema } from '../domain/inquiry-event.entity.js';
import { StudioBookingSchema } from '../domain/studio-booking.entity.js';
import { StudioBookingEventSchema } from '../domain/studio-booking-event.entity.js';
import { StudioClosureSchema } from '../domain/studio-closure.entity.js';
import { StudioHoldSchema } from '../domain/studio-hold.entity.js';

export const entities = [
  StudioBookingSchema,
  StudioBookingEventSchema,
  StudioHoldSchema,
  StudioClosureSchema,
  InquirySchema,
  InquiryEventSchema,
  EventSchema,
  EventRegistrationSchema,
  BookingEmailSchema,
];
