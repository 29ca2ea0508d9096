import ICAL from 'ical.js';
import type {
  CalendarAddresses,
  MadeCalendarAddress,
} from '../../../server/modules/applications/http/calendar.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { changeMember, type Member, memberOf, removeMember } from '../companies/team-stage.js';
import type { Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { applied, candidate, type Candidate, changeInterview, decide, employer, inHours } from './stage.js';

describe('a member’s calendar', () => {
  let app: TestApp;
  let owner: Recruiter & { jobId: string };
  let seeker: Candidate;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-03-05T15:00:00.000Z');
    owner = await employer(app, 'Coopérative du Fleuve');
    seeker = await candidate(app);
    id = (await applied(app, seeker.token, owner.jobId)).id;
  });
  afterAll(() => app.close());

  const make = async (token: string, kind = 'FULL'): Promise<string> => {
    const { status, body } = await app.request<MadeCalendarAddress>({
      method: 'POST',
      url: '/api/members/me/calendar',
      token,
      payload: { kind },
    });
    expect([status, body.kind]).toEqual([201, kind]);
    return body.url.slice(body.url.indexOf('/api/'));
  };
  const addresses = async (token: string): Promise<string[]> =>
    (await app.request<CalendarAddresses>({ url: '/api/members/me/calendar', token })).body.addresses.map(
      ({ kind }) => kind,
    );
  const statusOf = async (url: string): Promise<number> => (await app.request<ErrorAnswer>({ url })).status;

  /** The address as a calendar program without a session reads it. */
  const subscribed = async (url: string) => {
    const { status, headers, text } = await app.request({ url });
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        end: event.endDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue('status'),
        summary: event.summary,
        description: event.description,
        location: event.location,
      };
    });
    return { name: calendar.getFirstPropertyValue('name'), headers, text, events };
  };
  const schedule = async (token: string, interview: object, application = id) => {
    const { status, body, text } = await decide(app, token, application, {
      status: 'INTERVIEW',
      interview: { type: 'VIDEO', scheduled_at: '2026-03-09T14:00:00Z', ...interview },
    });
    if (status !== 200) throw new Error(`interview answered ${status}: ${text}`);
    return body.interviews.at(-1)!;
  };

  it('has the interviews that the member takes part in, with their changes', async () => {
    const interview = await schedule(owner.token, {
      location: 'https://meet.example/x',
      notes: 'Cartes\nde compétence',
    });
    const url = await make(owner.token);
    const { events, headers, name } = await subscribed(url);
    expect(name).toBe('Mes entrevues – Entrevue');
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      'no-store',
      'noindex, nofollow, noarchive',
      'no-referrer',
    ]);
    expect(events).toEqual([
      {
        uid: `${interview.id}@entrevue`,
        sequence: 0,
        start: '2026-03-09T14:00:00.000Z',
        end: '2026-03-09T14:45:00.000Z',
        status: 'CONFIRMED',
        summary: expect.stringMatching(/^Entrevue\u00A0: .+ – Soudeur-monteur$/),
        description: 'Entrevue par vidéo\nCartes\nde compétence',
        location: 'https://meet.example/x',
      },
    ]);
    // 09:00 in Montréal on both sides of the change of 8 March 2026.
    await changeInterview(app, owner.token, id, interview.id, {
      move: { scheduled_at: '2026-03-06T09:00:00-05:00', type: 'PHONE' },
    });
    const second = await schedule(owner.token, {
      scheduled_at: '2026-03-10T09:00:00-04:00',
      proposed_slots: ['2026-03-10T09:00:00-04:00', '2026-03-11T09:00:00-04:00'],
    });
    const moved = (await subscribed(url)).events;
    expect(moved.map(({ uid, start, status, sequence }) => [uid, start, status, sequence])).toEqual([
      [`${interview.id}@entrevue`, '2026-03-06T14:00:00.000Z', 'CONFIRMED', 1],
      [`${second.id}@entrevue`, '2026-03-10T13:00:00.000Z', 'TENTATIVE', 0],
      [`${second.id}-2@entrevue`, '2026-03-11T13:00:00.000Z', 'TENTATIVE', 0],
    ]);
    await changeInterview(app, owner.token, id, interview.id, { cancel: true });
    await decide(app, owner.token, id, { status: 'REJECTED' });
    expect((await subscribed(url)).events.map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CANCELLED', 2],
      ['CANCELLED', 0],
      ['CANCELLED', 0],
    ]);
  });

  it('has only the member’s own interviews, from a month ago to a year ahead', async () => {
    const colleague = await memberOf(app, owner, 'RECRUITER');
    const near = await schedule(colleague.token, { scheduled_at: inHours(app, 1) });
    const far = await schedule(colleague.token, { scheduled_at: inHours(app, 24 * 367) });
    await schedule(owner.token, { scheduled_at: inHours(app, 2) });
    const url = await make(colleague.token);
    const ids = async () => (await subscribed(url)).events.map(({ uid }) => uid);
    expect(await ids()).toEqual([`${near.id}@entrevue`]);
    app.clock.set('2026-04-03T15:00:00.000Z');
    expect(await ids()).toEqual([`${near.id}@entrevue`, `${far.id}@entrevue`]);
    app.clock.set('2026-04-05T15:00:00.000Z');
    expect(await ids()).toEqual([`${far.id}@entrevue`]);
  });

  it('shows others only when the member is not free', async () => {
    await schedule(owner.token, { location: 'https://meet.example/secret', notes: 'Confidentiel' });
    const url = await make(owner.token, 'BUSY');
    const { events, text } = await subscribed(url);
    expect(events).toEqual([
      {
        uid: expect.any(String),
        sequence: 0,
        start: '2026-03-09T14:00:00.000Z',
        end: '2026-03-09T14:45:00.000Z',
        status: 'CONFIRMED',
        summary: 'Occupé',
        description: null,
        location: null,
      },
    ]);
    const [row] = await query<{ full_name: string }>(app.databaseUrl, 'select full_name from account where id = $1', [
      seeker.id,
    ]);
    for (const secret of [row!.full_name, 'Soudeur', 'meet.example', 'Confidentiel', id, owner.jobId, seeker.id]) {
      expect(text).not.toContain(secret);
    }
  });

  it('names nobody whom the member reviews blind', async () => {
    await query(app.databaseUrl, 'update account set full_name = $1 where id = $2', ['Noémie Larocque', seeker.id]);
    const manager = await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]);
    await schedule(manager.token, { location: 'Chez Noémie Larocque', notes: 'Noémie Larocque vient avec son CV' });
    const url = await make(manager.token);
    const { events, text } = await subscribed(url);
    expect(events).toHaveLength(1);
    expect(text).not.toMatch(/Noémie|Larocque/);
    const score = { scores: [{ criterion_id: 'skills', score: 3, note: 'Précis' }] };
    for (const _ of ['TEXT', 'SOUND']) {
      const reviewed = await app.request({
        method: 'PUT',
        url: `/api/applications/${id}/reviews/mine`,
        token: manager.token,
        payload: { ...score, submit: true },
      });
      expect(reviewed.status).toBe(200);
    }
    expect((await subscribed(url)).text).toContain('Noémie Larocque');
    // A posting that no longer names the hiring manager.
    const other = await publish(app, owner.token, {});
    const changed = await changeMember(app, owner.token, owner.companyId, manager.id, {
      role: 'HIRING_MANAGER',
      job_ids: [other.id],
    });
    expect(changed.status).toBe(200);
    expect((await subscribed(url)).events).toEqual([]);
  });

  describe('an address', () => {
    it('is renewed and revoked, each kind by itself, and a wrong one finds nothing', async () => {
      const first = await make(owner.token);
      const busy = await make(owner.token, 'BUSY');
      expect(await addresses(owner.token)).toEqual(['FULL', 'BUSY']);
      const second = await make(owner.token);
      expect(await Promise.all([first, second, busy].map(statusOf))).toEqual([404, 200, 200]);
      const revoke = (kind: string) =>
        app.request<CalendarAddresses>({
          method: 'DELETE',
          url: `/api/members/me/calendar${kind}`,
          token: owner.token,
        });
      expect((await revoke('?kind=FULL')).body.addresses).toMatchObject([{ kind: 'BUSY' }]);
      expect(await Promise.all([second, busy].map(statusOf))).toEqual([404, 200]);
      expect((await revoke('')).body.addresses).toEqual([]);
      expect((await revoke('')).status).toBe(200);
      const base = '/api/members/me/calendar.ics';
      const wrong = [busy, base, `${base}?token=`, `${base}?token=${'A'.repeat(22)}`];
      expect(await Promise.all(wrong.map(statusOf))).toEqual([404, 404, 404, 404]);
    });

    it('is stored only as a hash', async () => {
      const url = await make(owner.token);
      const [row] = await query<{ text: string }>(
        app.databaseUrl,
        'select row_to_json(c)::text as text from calendar_address c where account_id = $1',
        [owner.id],
      );
      expect(row!.text).not.toContain(url.split('token=')[1]);
    });

    it.each(['removed from the team', 'suspended', 'gone'])('ends at once for a member who is %s', async (way) => {
      const member: Member = await memberOf(app, owner, 'RECRUITER');
      const url = await make(member.token);
      expect(await statusOf(url)).toBe(200);
      if (way === 'removed from the team') await removeMember(app, owner.token, owner.companyId, member.id);
      if (way === 'suspended') {
        await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [member.id]);
      }
      if (way === 'gone') {
        const closing = await app.request({ method: 'DELETE', url: '/api/users/me', token: member.token });
        expect(closing.status).toBeLessThan(300);
      }
      expect(await statusOf(url)).toBe(404);
    });
  });
});
