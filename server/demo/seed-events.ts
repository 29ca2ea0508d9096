import type { INestApplicationContext } from '@nestjs/common';
import type { Bilingual } from '../modules/bookings/domain/event.entity.js';
import { instantOf, studioClock } from '../modules/bookings/domain/studio-time.js';
import { AddEvent } from '../modules/bookings/use-cases/add-event.js';
import type { CompanyKey } from './content/content-types.js';
import { events } from './content/events.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

const DAY = 86_400_000;

const typeset = ({ fr, en }: Bilingual): Bilingual => ({ fr: frenchTypography(fr), en });

/** Creates the missing sample events, a few weeks ahead. */
export async function seedEvents(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const addEvent = app.get(AddEvent, { strict: false });
  for (const event of events) {
    const company = companies.get(event.company);
    if (!company) continue;
    const { day } = studioClock(new Date(Date.now() + event.inDays * DAY));
    await addEvent.execute({
      slug: event.slug,
      companyId: company.companyId,
      type: event.type,
      title: typeset(event.title),
      description: typeset(event.description),
      location: typeset(event.location),
      agenda: event.agenda.map((item) => ({ ...item, title: typeset(item.title) })),
      requirements: event.requirements.map(typeset),
      benefits: event.benefits.map(typeset),
      startsAt: instantOf(day, event.from),
      endsAt: instantOf(day, event.to),
      maxAttendees: event.maxAttendees,
      isSample: true,
    });
  }
}
