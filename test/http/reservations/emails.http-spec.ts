import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { RequestContext } from '@mikro-orm/postgresql';
import { RemindSeekers } from '../../../server/modules/reservations/use-cases/remind-seekers.js';
import { ExpireReservations } from '../../../server/modules/reservations/use-cases/expire-reservations.js';
import type { Recruiter } from '../identity/hiring.js';
import { momentInWords } from '../../../server/platform/i18n/moment-in-words.js';
import { again, answer, recruiter, reserved, seeker, type Seeker } from './stage.js';

const HOUR = 3_600_000;

describe('emails about reservations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  afterAll(() => app.close());

  /** The subjects of new emails to an address, in order. */
  async function subjects(email: string): Promise<string[]> {
    await app.runJobs();
    const emails = await emailsIn(app.dataDir);
    return emails
      .filter((mail) => mail.to === email && !mail.subject.includes('adresse courriel'))
      .map(({ subject }) => subject)
      .sort();
  }
  const pair = async (): Promise<[Recruiter, Seeker]> => [await recruiter(app), await seeker(app)];
  const inApp = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);

  it('notify the person of a request and its deadline, without a name', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id, { message: 'Bonjour de la part de Marguerite' });
    expect(await subjects(asked.email)).toEqual(['Une entreprise souhaite vous rencontrer']);
    const emails = await emailsIn(app.dataDir);
    const mail = emails.find(({ messageId }) => messageId.includes(id));
    expect(mail?.text).toContain('18 janvier 2026');
    expect(mail?.text).toContain('http://localhost:3000/reservations');
    expect(mail?.raw).not.toMatch(/Marguerite|Entreprise \d|Beauregard/);
  });

  it('notify each side of the other’s action, once', async () => {
    const [asks, asked] = await pair();
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    expect(await subjects(asks.email)).toEqual(['Votre réservation a été acceptée']);
    await answer(app, asks, id, 'HIRED');
    await query(
      app.databaseUrl,
      `update outbox_message set published_at = null where name = 'reservations.reservation-changed'`,
    );
    // The first email was enqueued while the request was waiting; it is no longer true, so it is not sent.
    expect(await subjects(asked.email)).toEqual(['Une entreprise a indiqué votre embauche']);
    expect(await subjects(asks.email)).toEqual(['Votre réservation a été acceptée']);
  });

  it('remind the person a day before the end, and notify both when it is over', async () => {
    const [asks, asked] = await pair();
    await reserved(app, asks, asked.id);
    await subjects(asked.email);
    app.clock.advance(47 * HOUR);
    await inApp(() => app.app.get(RemindSeekers, { strict: false }).execute());
    expect(await subjects(asked.email)).toHaveLength(1);
    app.clock.advance(HOUR);
    for (let n = 0; n < 2; n += 1) await inApp(() => app.app.get(RemindSeekers, { strict: false }).execute());
    expect(await subjects(asked.email)).toEqual([
      'Il vous reste un jour pour répondre',
      'Une entreprise souhaite vous rencontrer',
    ]);
    app.clock.advance(24 * HOUR);
    await inApp(() => app.app.get(ExpireReservations, { strict: false }).due());
    expect(await subjects(asked.email)).toContain('Une demande a expiré');
    expect(await subjects(asks.email)).toEqual(['Votre réservation a expiré']);
  });

  it('say after a request without a yes when the company may ask again: after 30 days, with the date, later only if allowed', async () => {
    let [asks, asked] = await pair();
    const textTo = async (email: string, subject: RegExp): Promise<string | undefined> => {
      await app.runJobs();
      const emails = await emailsIn(app.dataDir);
      return emails.filter((mail) => mail.to === email && subject.test(mail.subject)).at(-1)?.text;
    };
    const plain = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ');
    const inThirtyDays = (): string =>
      plain(momentInWords(new Date(app.clock.now().getTime() + 30 * 24 * HOUR), 'fr', { timeZone: 'America/Toronto' }));
    await answer(app, asked, (await reserved(app, asks, asked.id)).id, 'REJECTED');
    const first = plain(await textTo(asks.email, /refusée/));
    expect(first).toContain(`à partir du ${inThirtyDays()} (heure de Montréal), après 30 jours`);
    app.clock.advance(31 * 24 * HOUR);
    [asks, asked] = [await again(app, asks), await again(app, asked)];
    await reserved(app, asks, asked.id);
    app.clock.advance(73 * HOUR);
    await inApp(() => app.app.get(ExpireReservations, { strict: false }).due());
    expect(plain(await textTo(asks.email, /a expiré/))).toContain('deuxième demande de votre entreprise');
    expect(plain(await textTo(asked.email, /a expiré/))).toContain('que si vous le permettez');
    const [hides, hidden] = [await again(app, asks), await seeker(app)];
    await answer(app, hidden, (await reserved(app, hides, hidden.id)).id, 'REJECTED', { never_again: true });
    expect(plain(await textTo(hides.email, /refusée/))).not.toMatch(/30 jours|deuxième demande/);
  });

  it('come in the reader’s language', async () => {
    const [asks, asked] = await pair();
    await query(app.databaseUrl, `update account set language = 'en' where id = $1`, [asks.id]);
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'REJECTED');
    expect(await subjects(asks.email)).toEqual(['Your reservation was declined']);
  });

  it('are not sent if the person switched them off, but are sent to an unconfirmed address', async () => {
    const [asks, asked] = await pair();
    await app.request({
      method: 'PUT',
      url: '/api/users/me/preferences',
      token: asked.token,
      payload: { notification_preferences: { email_applications: false } },
    });
    await query(app.databaseUrl, 'update account set email_verified_at = null where id = $1', [asks.id]);
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'REJECTED');
    expect(await subjects(asked.email)).toEqual([]);
    expect(await subjects(asks.email)).toEqual(['Votre réservation a été refusée']);
  });
});
