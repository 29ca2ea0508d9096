import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

export const eventTypes = ['ONLINE', 'IN_PERSON', 'OTHER'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventActions = ['REGISTER', 'UNREGISTER'] as const;

/** An event in the reader's language. `attendees`: number of registrations. */
export const event = z.object({
  id,
  title: z.string(),
  company: z.string(),
  company_id: id,
  /** Day and time in Montréal. `starts_at` is the same moment as an instant. */
  date: z.iso.date(),
  time: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  location: z.string(),
  type: z.enum(eventTypes),
  description: z.string(),
  image: z.string().nullable(),
  attendees: z.int().min(0),
  max_attendees: z.int().min(1),
  agenda: z.array(z.object({ time: z.string(), title: z.string(), speaker: z.string().nullable() })),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  /** Whether the caller is registered; false for visitors. */
  registered: z.boolean(),
  /** Sample content, which screens label as such. */
  is_sample: z.boolean(),
  ics_url: z.string(),
  allowed_actions: z.array(z.enum(eventActions)),
});
export type EventAnswer = z.infer<typeof event>;

export const listEventsQuery = z.strictObject(pageFields);
export type ListEventsQuery = z.infer<typeof listEventsQuery>;
/** Upcoming events first, the next one on top. */
export const eventsPage = pageOf('events', event);
export type EventsPage = z.infer<typeof eventsPage>;
