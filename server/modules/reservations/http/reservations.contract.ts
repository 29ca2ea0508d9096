import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { mayReserve } from '../../identity/http/candidates.contract.js';
import { salaryPeriods } from '../../jobs/http/jobs.contract.js';

/** ACTIVE: the person has not decided. All others but MATCHED are final; MATCHED may still become HIRED or CANCELLED. */
export const reservationStatuses = ['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED'] as const;
export const reservationStatus = z.enum(reservationStatuses);
export type ReservationStatusName = z.infer<typeof reservationStatus>;

/** What the caller may do with a reservation now: the status to send to PUT /api/credit-reservations/{id}. */
export const reservationActions = ['MATCHED', 'REJECTED', 'CANCELLED', 'HIRED'] as const;
export type ReservationAction = (typeof reservationActions)[number];

/** The lists of both screens. `history`: everything that ended without a hire. */
export const reservationSections = ['active', 'accepted', 'hired', 'history'] as const;
export const reservationSection = z.enum(reservationSections);
export type ReservationSection = z.infer<typeof reservationSection>;

export const LONGEST_RESERVATION_MESSAGE = 500;
export const LONGEST_RESERVATION_SALARY = 100;
export const LONGEST_DECLINE_REASON = 500;

const company = z.object({ id, name: z.string(), logo_url: z.string().nullable() });

export const reservation = z.object({
  id,
  status: reservationStatus,
  credits_reserved: z.int().min(0),
  reserved_at: timestamp,
  created_at: timestamp,
  /** When the profile closes by itself; meaningful while ACTIVE. */
  expires_at: timestamp,
  resolved_at: timestamp.nullable(),
  /** The recruiter who asked. */
  user: z.object({ id, full_name: z.string(), company: company.nullable() }),
  /** The person asked, as the caller may see them at this moment. */
  target_user: z.object({
    id,
    is_masked: z.boolean(),
    full_name: z.string(),
    location: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
  match: z
    .object({
      id,
      status: z.string(),
      hired_at: timestamp.nullable(),
      job: z.object({ id, title: z.string(), company }).nullable(),
    })
    .nullable(),
  /** The posting the recruiter has in mind. */
  job: z
    .object({
      id,
      title: z.string(),
      location: z.string().nullable(),
      salary_range: z.string().nullable(),
      salary_min: z.number().nullable(),
      salary_max: z.number().nullable(),
      salary_period: z.enum(salaryPeriods).nullable(),
      status: z.string(),
    })
    .nullable(),
  message: z.string().nullable(),
  salary: z.string().nullable(),
  /** What the person wrote on declining, for the recruiter to read. */
  decline_reason: z.string().nullable(),
  allowed_actions: z.array(z.enum(reservationActions)),
  /** Whether the company may ask this person now: LATER from `may_reserve_from` on, IF_REOPENED once the person reopens. */
  may_reserve: mayReserve,
  may_reserve_from: timestamp.nullable(),
  /** POST /api/credit-reservations/{id}/reopen does something: the person's, while the company has to wait. */
  may_reopen: z.boolean(),
  /** The person hides from the company; always false for recruiters, who then know nothing of the reservation. */
  hidden_from_company: z.boolean(),
});
export type ReservationAnswer = z.infer<typeof reservation>;

export const listReservationsQuery = z.strictObject({ section: reservationSection.optional(), ...pageFields });
export type ListReservationsQuery = z.infer<typeof listReservationsQuery>;

/** Newest first. `counts`: rows of each section, whatever section was asked. `as_of`: the server's time, to count down from. */
export const reservationsPage = pageOf('data', reservation).extend({
  counts: z.record(reservationSection, z.int().min(0)),
  as_of: timestamp,
});
export type ReservationsPage = z.infer<typeof reservationsPage>;

/** The window and the price are the server's; both fields are accepted because clients send what they showed. */
export const createReservationRequest = z.strictObject({
  target_user_id: id,
  credits_reserved: z.literal(1).default(1),
  expires_in_days: z.literal(3).default(3),
  job_id: id.nullable().optional(),
  message: nullableText(LONGEST_RESERVATION_MESSAGE).optional(),
  salary: nullableText(LONGEST_RESERVATION_SALARY).optional(),
});
export type CreateReservationRequest = z.infer<typeof createReservationRequest>;

/** `reason` and `never_again` go with REJECTED only. `never_again`: the person hides from the company, an exclusion. */
export const updateReservationRequest = z.strictObject({
  /** The statuses that nobody can ask for are refused as moves (409), not as words (400). */
  status: upperEnum(reservationStatuses),
  reason: nullableText(LONGEST_DECLINE_REASON).optional(),
  never_again: z.boolean().optional(),
});
export type UpdateReservationRequest = z.infer<typeof updateReservationRequest>;

/** `POST /api/matches/{id}/introduction`: the company's card comes first in the person's matches, with a message. */
export const introduceRequest = z.strictObject({ message: nullableText(LONGEST_RESERVATION_MESSAGE).optional() });
export type IntroduceRequest = z.infer<typeof introduceRequest>;

/** `POST /api/stream/access/{id}`. `charged` is 0 where the company may watch already. */
export const videoAccessAnswer = z.object({
  video_id: id,
  charged: z.int().min(0),
  available_balance: z.int().min(0),
});
export type VideoAccessAnswer = z.infer<typeof videoAccessAnswer>;

/** `GET /api/stream/access?seeker_id=`. */
export const boughtVideosQuery = z.strictObject({ seeker_id: id });
export type BoughtVideosQuery = z.infer<typeof boughtVideosQuery>;

/** The videos of one person that the caller's company bought, while they may be watched. */
export const boughtVideos = z.object({ video_ids: z.array(id) });
export type BoughtVideos = z.infer<typeof boughtVideos>;
