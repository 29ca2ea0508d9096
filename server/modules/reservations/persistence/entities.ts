import { ClosedPairSchema } from '../domain/closed-pair.entity.js';
import { ReservationSchema } from '../domain/reservation.entity.js';
import { ReservationEventSchema } from '../domain/reservation-event.entity.js';
import { ReservationEmailSchema } from '../domain/reservation-email.entity.js';
import { VideoPassSchema } from '../domain/video-pass.entity.js';

export const entities = [
  ClosedPairSchema,
  ReservationSchema,
  ReservationEventSchema,
  ReservationEmailSchema,
  VideoPassSchema,
];
