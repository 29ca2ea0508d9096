import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { calendarStateOf } from '../modules/bookings/domain/slot-rules.js';
import { studioClock } from '../modules/bookings/domain/studio-time.js';
import { AskUs } from '../modules/bookings/use-cases/ask-us.js';
import { BookSession } from '../modules/bookings/use-cases/book-session.js';
import { FileReport } from '../modules/messaging/use-cases/file-report.js';
import { asRequest } from './as-request.js';
import { inquiries, reports, studioBookings } from './content/back-office.js';
import { frenchTypography } from './french-typography.js';
import type { SeededSeeker } from './seed-seekers.js';

const DAY_MS = 86_400_000;

/** Makes work for the demo's operator: inquiries of companies, studio sessions to confirm, and a report about a posting. */
export async function seedBackOffice(app: INestApplicationContext, seekers: readonly SeededSeeker[]): Promise<void> {
  await seedInquiries(app);
  await seedBookings(app, seekers);
  await seedReports(app, seekers);
}

async function seedInquiries(app: INestApplicationContext): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const ask = app.get(AskUs, { strict: false });
  const rows = await em.execute<{ email: string }[]>('select email from inquiry');
  for (const { request, language } of inquiries) {
    if (rows.some(({ email }) => email === request.email)) continue;
    const message = language === 'fr' ? frenchTypography(request.message) : request.message;
    await asRequest(app, () => ask.execute({ ...request, message }, language));
  }
}

async function seedBookings(app: INestApplicationContext, seekers: readonly SeededSeeker[]): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const book = app.get(BookSession, { strict: false });
  for (const { seeker: key, inDays, request } of studioBookings) {
    const [person] = await em.execute<{ id: string; email: string; full_name: string }[]>(
      `select a.id, a.email, a.full_name from account a
        where a.id = ? and not exists (select 1 from studio_booking b where b.email = a.email)`,
      [seekers.find((seeker) => seeker.key === key)?.id],
    );
    if (!person) continue;
    const { id, email, full_name } = person;
    const message = request.message ? frenchTypography(request.message) : null;
    const slot = { preferred_date: openDay(inDays), preferred_time: request.preferred_time };
    await asRequest(app, () => book.execute({ ...request, ...slot, message, email, full_name }, 'fr', id));
  }
}

/** The first day on which the studio is open, from that many days ahead. Example: the Monday after a Saturday. */
function openDay(inDays: number): string {
  const now = new Date();
  let { day } = studioClock(new Date(now.getTime() + inDays * DAY_MS));
  for (let ahead = inDays + 1; calendarStateOf(day, now) !== 'OPEN'; ahead += 1)
    ({ day } = studioClock(new Date(now.getTime() + ahead * DAY_MS)));
  return day;
}

async function seedReports(app: INestApplicationContext, seekers: readonly SeededSeeker[]): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const file = app.get(FileReport, { strict: false });
  for (const { seeker: key, job: title, reason, details } of reports) {
    const reporterId = seekers.find((seeker) => seeker.key === key)?.id;
    const [job] = await em.execute<{ id: string }[]>(
      `select id from job where status = 'ACTIVE' and starts_with(title, ?)
          and not exists (select 1 from report r where r.reporter_id = ? and r.target_id = job.id)`,
      [title, reporterId],
    );
    if (!job || reporterId === undefined) continue;
    await asRequest(app, () =>
      file.execute(
        { id: reporterId, sessionId: 'demo-content', role: 'JOB_SEEKER' },
        { target_type: 'JOB', target_id: job.id, reason, details: frenchTypography(details) },
      ),
    );
  }
}
