import { randomUUID } from 'node:crypto';
import { holidayOn, isWeekend } from '../../../../server/modules/bookings/domain/quebec-holidays.js';
import { query } from '../../../support/query.js';
import { anEvent, confirmTokenOf, confirmWith } from '../../bookings/stage.js';
import type { Cast } from '../cast.js';
import { anyone, json, lasting, operators, plain, type Row, signedIn, withStrangers } from './row.js';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const forOperators = [401, 403, 403, 403, 403, 403, 200] as const;

const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const;

/** Every day of a year on which the studio is open. */
const openDays = Array.from({ length: 340 }, (_, at) =>
  new Date(Date.UTC(2026, 1, 2 + at)).toISOString().slice(0, 10),
).filter((day) => !isWeekend(day) && holidayOn(day) === null);
let given = 0;

/** A new free slot for each call. */
function nextSlot(): { preferred_date: string; preferred_time: string } {
  const at = given++;
  return {
    preferred_date: openDays[Math.floor(at / times.length) % openDays.length] ?? '',
    preferred_time: times[at % times.length] ?? '',
  };
}

let closed = 0;
/** Far after all booked days. */
const nextDay = (): string => new Date(Date.UTC(2030, 0, 1 + closed++)).toISOString().slice(0, 10);

let guests = 0;

/** Each with its own address, because one address may have two bookings at most. */
const wish = (): object => ({
  full_name: 'Aline Bouchard',
  email: `aline${(guests += 1)}@mail.example`,
  session_type: 'INTERVIEW',
  ...nextSlot(),
});

async function newBooking({ app }: Cast): Promise<{ id: string; token: string; ticket: string; confirm: string }> {
  const { body, text } = await app.request<{ id: string; manage_url?: string; ics_url: string }>({
    method: 'POST',
    url: '/api/studio-bookings',
    payload: wish(),
  });
  if (body.manage_url === undefined) throw new Error(`no booking: ${text}`);
  const ticket = body.ics_url.split('/').at(-1)?.replace('.ics', '') ?? '';
  const confirm = await confirmTokenOf(app, body.id);
  return { id: body.id, token: body.manage_url.split('#token=')[1] ?? '', ticket, confirm };
}

async function newInquiry({ app }: Cast): Promise<string> {
  const id = randomUUID();
  await query(
    app.databaseUrl,
    `insert into inquiry (id, company_name, contact_person, email, service, message, language, status, created_at, reply_by)
     values ($1, 'Boulangerie', 'Nadia', $2, 'CONSULTATION', 'Bonjour', 'fr', 'NEW', now(), now() + interval '24 hours')`,
    [id, `${id}@mail.example`],
  );
  return id;
}

async function newClosure({ app }: Cast): Promise<string> {
  const id = randomUUID();
  await query(
    app.databaseUrl,
    'insert into studio_closure (id, day, closed_by, closed_at) values ($1, $2, $1, now())',
    [id, nextDay()],
  );
  return id;
}

const roomy = (cast: Cast): Promise<string> => lasting(cast, 'roomy event', () => anEvent(cast.app, 500));

export const bookingRows: readonly Row[] = [
  plain('GET /api/studio-bookings', open),
  plain('POST /api/studio-bookings', [201, 201, 201, 201, 201, 201, 201], { payload: () => json(wish()) }),
  {
    route: 'GET /api/studio-bookings/calendar',
    // Without the required month.
    things: { itself: { answers: [400, 400, 400, 400, 400, 400, 400] } },
  },
  plain('POST /api/studio-bookings/holds', [201, 201, 201, 201, 201, 201, 201], { payload: () => json(nextSlot()) }),
  plain('DELETE /api/studio-bookings/holds', open, { payload: () => json({ hold_token: randomUUID() }) }),
  plain('POST /api/studio-bookings/manage', open, {
    payload: async (cast) => json({ token: (await newBooking(cast)).token }),
  }),
  plain('POST /api/studio-bookings/confirm', open, {
    payload: async (cast) => json({ token: (await newBooking(cast)).confirm }),
  }),
  plain('POST /api/studio-bookings/manage/resend', open, {
    payload: async (cast) => json({ token: (await newBooking(cast)).token }),
  }),
  plain('PUT /api/studio-bookings/manage', open, {
    payload: async (cast) => {
      const { token, confirm } = await newBooking(cast);
      await confirmWith(cast.app, confirm);
      return json({ token, ...nextSlot() });
    },
  }),
  plain('POST /api/studio-bookings/manage/cancel', open, {
    payload: async (cast) => json({ token: (await newBooking(cast)).token }),
  }),
  {
    route: 'GET /api/studio-bookings/calendar/:ticket.ics',
    things: withStrangers(
      { 'of a booking': { id: async (cast) => (await newBooking(cast)).ticket, answers: open } },
      anyone,
    ),
  },
  plain('GET /api/admin/bookings', forOperators),
  {
    route: 'PUT /api/admin/bookings/:id',
    payload: () => json({ action: 'CONFIRM' }),
    things: withStrangers(
      { 'that waits': { id: async (cast) => (await newBooking(cast)).id, answers: forOperators } },
      operators,
    ),
  },
  plain('GET /api/admin/closures', forOperators),
  plain('POST /api/admin/closures', [401, 403, 403, 403, 403, 403, 201], { payload: () => json({ day: nextDay() }) }),
  {
    route: 'DELETE /api/admin/closures/:id',
    things: withStrangers({ 'of a day': { id: newClosure, answers: forOperators } }, operators),
  },
  plain('POST /api/inquiries', [201, 201, 201, 201, 201, 201, 201], {
    payload: () =>
      json({
        company_name: 'Boulangerie',
        contact_person: 'Nadia',
        email: 'nadia@mail.example',
        service: 'CONSULTATION',
        message: 'Bonjour',
      }),
  }),
  plain('GET /api/admin/inquiries', forOperators),
  {
    route: 'GET /api/admin/inquiries/:id',
    things: withStrangers({ 'that is new': { id: newInquiry, answers: forOperators } }, operators),
  },
  {
    route: 'PUT /api/admin/inquiries/:id',
    payload: () => json({ action: 'ANSWERED' }),
    things: withStrangers({ 'that is new': { id: newInquiry, answers: forOperators } }, operators),
  },
  plain('GET /api/events', open),
  ...['GET /api/events/:id', 'GET /api/events/:id/calendar.ics'].map((route): Row => ({
    route,
    things: withStrangers({ 'with places': { id: roomy, answers: open } }, anyone),
  })),
  {
    route: 'POST /api/events/:id/registration',
    byNewcomers: true,
    things: withStrangers({ 'with places': { id: roomy, answers: [401, 201, 201, 201, 201, 201, 201] } }, signedIn),
  },
  {
    route: 'DELETE /api/events/:id/registration',
    byNewcomers: true,
    things: withStrangers(
      { 'registered for by nobody new': { id: roomy, answers: [401, 409, 409, 409, 409, 409, 409] } },
      signedIn,
    ),
  },
];
