import ICAL from 'ical.js';
import type { EventAnswer, EventsPage } from '../../../server/modules/bookings/http/events.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { signUp } from '../identity/people.js';
import { anEvent } from './stage.js';

describe('events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const registration = (id: string, token: string, method: 'POST' | 'DELETE' = 'POST') =>
    app.request<EventAnswer & { code: string }>({ method, url: `/api/events/${id}/registration`, token });
  const eventWith = (id: string, token?: string, language = 'fr') =>
    app.request<EventAnswer>({
      url: `/api/events/${id}`,
      ...(token ? { token } : {}),
      headers: { 'accept-language': language },
    });

  it('are public, in the reader’s language', async () => {
    const id = await anEvent(app, 100);
    expect((await eventWith(id)).body).toMatchObject({
      title: 'Atelier (fr)',
      date: '2026-02-12',
      time: '18:00',
      attendees: 0,
      max_attendees: 100,
      registered: false,
      is_sample: true,
      allowed_actions: [],
      agenda: [{ time: '18:00', title: 'Accueil (fr)', speaker: null }],
    });
    expect((await eventWith(id, undefined, 'en')).body.requirements).toEqual(['Une caméra (en)']);
    const list = await app.request<EventsPage>({ url: '/api/events' });
    expect(list.body.events.map((event) => event.id)).toContain(id);
    const file = await app.request<string>({ url: `/api/events/${id}/calendar.ics` });
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent('vevent')!);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-02-12T23:00:00.000Z');
  });

  it('give the last place once to twenty parallel requests', async () => {
    const id = await anEvent(app, 1);
    const people = await Promise.all(Array.from({ length: 20 }, () => signUp(app)));
    const answers = await Promise.all(people.map(({ token }) => registration(id, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['BOOKINGS.EVENT_FULL']),
    );
    expect((await eventWith(id)).body.attendees).toBe(1);
  });

  it('accept one registration per person, which can be undone', async () => {
    const id = await anEvent(app, 2);
    const { token } = await signUp(app);
    expect((await registration(id, token, 'DELETE')).body.code).toBe('BOOKINGS.NOT_REGISTERED');
    const registered = await registration(id, token);
    expect(registered.body).toMatchObject({ attendees: 1, registered: true, allowed_actions: ['UNREGISTER'] });
    expect((await registration(id, token)).body.code).toBe('BOOKINGS.ALREADY_REGISTERED');
    expect((await eventWith(id, token)).body.registered).toBe(true);
    expect((await eventWith(id)).body.registered).toBe(false);
    const left = await registration(id, token, 'DELETE');
    expect(left.body).toMatchObject({ attendees: 0, registered: false, allowed_actions: ['REGISTER'] });
  });

  it('lose the registrations of closed accounts', async () => {
    const id = await anEvent(app, 1);
    const { token } = await signUp(app);
    await registration(id, token);
    await app.request({ method: 'DELETE', url: '/api/users/me', token });
    expect((await eventWith(id)).body.attendees).toBe(0);
    expect(await query(app.databaseUrl, 'select 1 from event_registration where event_id = $1', [id])).toEqual([]);
  });

  it('accept nobody after the start', async () => {
    const id = await anEvent(app, 5, '2026-01-15T14:00:00.000Z');
    const { token } = await signUp(app);
    expect((await registration(id, token)).body.code).toBe('BOOKINGS.EVENT_OVER');
    expect((await eventWith(id, token)).body.allowed_actions).toEqual([]);
  });

  it('cannot have more registrations than places in the database', async () => {
    const id = await anEvent(app, 1);
    await expect(query(app.databaseUrl, 'update event set attendees = 2 where id = $1', [id])).rejects.toThrow(
      /event_attendees_check/,
    );
  });
});
