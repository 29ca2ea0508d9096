import { z } from 'zod';
import { id, nullableText, timestamp, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { mayReserve } from '../../identity/http/candidates.contract.js';
import { salaryPeriods } from '../../jobs/http/jobs.contract.js';

/** ACTIVE: the person has not decided. MATCHED can still become HIRED or CANCELLED; all others are final. */
export const reservationStatuses = ['ACTIVE', 'MATCHED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'HIRED'] as const;
export const reservationStatus = z.enum(reservationStatuses);
export type ReservationStatusName = z.infer<typeof reservationStatus>;

/** Actions the caller may take now: a status to send to PUT /api/credit-reservations/{id}. */
export const reservationActions = ['MATCHED', 'REJECTED', 'CANCELLED', 'HIRED'] as const;
export type ReservationAction = (typeof reservationActions)[number];

/** The lists on both screens. `history`: everything that ended without a hire. */
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
  /** When the profile closes automatically; meaningful while ACTIVE. */
  expires_at: timestamp,
  resolved_at: timestamp.nullable(),
  /** The recruiter who asked. */
  user: z.object({ id, full_name: z.string(), company: company.nullable() }),
  /** The person, as the caller may see them now. */
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
  /** The posting that the request is about. */
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
  /** The person's reason for declining, shown to the recruiter. */
  decline_reason: z.string().nullable(),
  allowed_actions: z.array(z.enum(reservationActions)),
  /**
   * Whether the company may ask this person now: LATER from `may_reserve_from` on, IF_REOPENED after the person reopens the pair.
   */
  may_reserve: mayReserve,
  may_reserve_from: timestamp.nullable(),
  /** Whether POST /api/credit-reservations/{id}/reopen has an effect: for the person, while the company must wait. */
  may_reopen: z.boolean(),
  /** The person hides from the company. Always false for recruiters, who do not see such reservations. */
  hidden_from_company: z.boolean(),
});
export type ReservationAnswer = z.infer<typeof reservation>;

export const listReservationsQuery = z.strictObject({ section: reservationSection.optional(), ...pageFields });
export type ListReservationsQuery = z.infer<typeof listReservationsQuery>;

/** Newest first. `counts`: rows per section, whatever section is requested. `as_of`: server time for the countdown. */
export const reservationsPage = pageOf('data', reservation).extend({
  counts: z.record(reservationSection, z.int().min(0)),
  as_of: timestamp,
});
export type ReservationsPage = z.infer<typeof reservationsPage>;

/** The server decides window and price. Clients may send the values they showed. */
export const createReservationRequest = z.strictObject({
  target_user_id: id,
  credits_reserved: z.literal(1).default(1),
  expires_in_days: z.literal(3).default(3),
  job_id: id.nullable().optional(),
  message: nullableText(LONGEST_RESERVATION_MESSAGE).optional(),
  salary: nullableText(LONGEST_RESERVATION_SALARY).optional(),
});
export type CreateReservationRequest = z.infer<typeof createReservationRequest>;

/** `reason` and `never_again` are valid only with REJECTED. `never_again` also adds an exclusion for the company. */
export const updateReservationRequest = z.strictObject({
  /** Statuses that nobody can request give 409, not 400. */
  status: upperEnum(reservationStatuses),
  reason: nullableText(LONGEST_DECLINE_REASON).optional(),
  never_again: z.boolean().optional(),
});
export type UpdateReservationRequest = z.infer<typeof updateReservationRequest>;

/** `POST /api/matches/{id}/introduction`: shows the company's card first among the person's matches, with a message. */
export const introduceRequest = z.strictObject({ message: nullableText(LONGEST_RESERVATION_MESSAGE).optional() });
export type IntroduceRequest = z.infer<typeof introduceRequest>;

/** `POST /api/stream/access/{id}`. `charged` is 0 if the company may already watch. */
export const videoAccessAnswer = z.object({
  video_id: id,
  charged: z.int().min(0),
  available_balance: z.int().min(0),
});
export type VideoAccessAnswer = z.infer<typeof videoAccessAnswer>;

/** `GET /api/stream/access?seeker_id=`. */
export const boughtVideosQuery = z.strictObject({ seeker_id: id });
export type BoughtVideosQuery = z.infer<typeof boughtVideosQuery>;

/** Videos of a person that the caller's company bought and may still watch. */
export const boughtVideos = z.object({ video_ids: z.array(id) });
export type BoughtVideos = z.infer<typeof boughtVideos>;
