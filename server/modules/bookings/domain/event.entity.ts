import { defineEntity, p } from '@mikro-orm/core';

export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

export interface AgendaItem {
  readonly time: string;
  readonly title: Bilingual;
  readonly speaker: string | null;
}

export type EventKind = 'ONLINE' | 'IN_PERSON' | 'OTHER';

const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    id: p.uuid().primary(),
    /** Unique name of the event, so that creating it again does nothing. */
    slug: p.text(),
    companyId: p.uuid(),
    type: p.text().$type<EventKind>(),
    title: p.json<Bilingual>(),
    description: p.json<Bilingual>(),
    location: p.json<Bilingual>(),
    agenda: p.json<readonly AgendaItem[]>(),
    requirements: p.json<readonly Bilingual[]>(),
    benefits: p.json<readonly Bilingual[]>(),
    image: p.text().strictNullable(),
    startsAt: p.datetime(3),
    endsAt: p.datetime(3),
    maxAttendees: p.integer(),
    /** Number of registrations. The check constraint keeps it within `maxAttendees`. */
    attendees: p.integer(),
    isSample: p.boolean(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'event_slug_unique', properties: ['slug'] }],
  indexes: [{ name: 'event_starts_at_index', properties: ['startsAt', 'id'] }],
  checks: [
    { name: 'event_type_check', expression: `type in ('ONLINE', 'IN_PERSON', 'OTHER')` },
    { name: 'event_attendees_check', expression: 'attendees >= 0 and attendees <= max_attendees' },
    { name: 'event_ends_at_check', expression: 'ends_at > starts_at' },
  ],
});

export interface NewEvent {
  readonly id: string;
  readonly slug: string;
  readonly companyId: string;
  readonly type: EventKind;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly location: Bilingual;
  readonly agenda: readonly AgendaItem[];
  readonly requirements: readonly Bilingual[];
  readonly benefits: readonly Bilingual[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly maxAttendees: number;
  readonly isSample: boolean;
}

/** An event that people register for. */
export class Event extends EventSchema.class {
  static made(fresh: NewEvent, now: Date): Event {
    return Object.assign(new Event(), { ...fresh, image: null, attendees: 0, createdAt: now });
  }

  hasBegunAt(now: Date): boolean {
    return this.startsAt <= now;
  }

  isFull(): boolean {
    return this.attendees >= this.maxAttendees;
  }
}

EventSchema.setClass(Event);
export { EventSchema };
