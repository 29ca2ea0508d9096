import {
  type AvailabilityAnswer,
  MAX_WINDOWS,
  type SaveAvailabilityRequest,
} from '@modules/applications/http/availability.contract';
import { z } from 'zod';

const time = z.string().regex(/^\d{2}:\d{2}$/u);

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

export const bufferChoices = ['0', '5', '10', '15', '30', '45', '60'] as const;
export const noticeChoices = ['0', '2', '4', '12', '24', '48', '72', '168'] as const;
/** Empty: any number. */
export const maxChoices = ['1', '2', '3', '4', '5', '6', '8', '10'] as const;

export const availabilityForm = z.object({
  time_zone: z.string().min(1),
  windows: z.array(z.object({ day: z.number(), from: time, to: time })).max(MAX_WINDOWS),
  before: z.string().min(1),
  after: z.string().min(1),
  notice: z.string().min(1),
  max: z.string(),
});
export type AvailabilityForm = z.output<typeof availabilityForm>;

const MIDNIGHT = '00:00';
const END_OF_DAY = '24:00';

/** A field of type time has no 24:00, so a window until midnight ends at 00:00 there. */
export function availabilityValues(saved: AvailabilityAnswer): AvailabilityForm {
  return {
    time_zone: saved.time_zone,
    windows: [...saved.windows]
      .sort((one, other) => one.day - other.day || one.from.localeCompare(other.from))
      .map(({ day, from, to }) => ({ day, from, to: to === END_OF_DAY ? MIDNIGHT : to })),
    before: String(saved.buffer_before_minutes),
    after: String(saved.buffer_after_minutes),
    notice: String(saved.notice_hours),
    max: saved.max_per_day === null ? '' : String(saved.max_per_day),
  };
}

export function availabilityBody({
  time_zone,
  windows,
  before,
  after,
  notice,
  max,
}: AvailabilityForm): SaveAvailabilityRequest {
  return {
    time_zone,
    windows: windows.map(({ day, from, to }) => ({ day, from, to: to === MIDNIGHT ? END_OF_DAY : to })),
    buffer_before_minutes: Number(before),
    buffer_after_minutes: Number(after),
    notice_hours: Number(notice),
    max_per_day: max === '' ? null : Number(max),
  };
}
