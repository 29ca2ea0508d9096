import { RequestContext } from '@mikro-orm/postgresql';
import { IdentityFacade } from '../../../server/modules/identity/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { applied, confirmEmail, employer } from '../applications/stage.js';
import { publish } from '../jobs/market.js';
import { recruiter, reserved } from '../reservations/stage.js';
import { signUp } from './people.js';

const DAY = 86_400_000;

describe('an unconfirmed address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: { RATE_LIMIT: 'on', SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' },
    });
  });
  afterAll(() => app.close());

  const subjectsTo = async (email: string): Promise<string[]> => {
    await app.runJobs();
    return (await emailsIn(app.dataDir)).filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it('gets emails that the person waits for: the application, the reservation', async () => {
    const { token, user } = await signUp(app);
    const { jobId } = await employer(app);
    await applied(app, token, jobId);
    await reserved(app, await recruiter(app), user.id);
    expect((await subjectsTo(user.email)).sort()).toEqual([
      expect.stringMatching(/^Confirmez votre adresse courriel/),
      expect.stringMatching(/^Une entreprise souhaite vous rencontrer/),
      expect.stringMatching(/^Votre candidature/),
    ]);
  });

  it('gets no alert before it is confirmed', async () => {
    const [waits, confirmed] = [await signUp(app), await signUp(app)];
    await confirmEmail(app, confirmed.user.id);
    for (const { token } of [waits, confirmed]) {
      const payload = { name: 'a', filters: { search: 'apicultrice' } };
      await app.request({ method: 'POST', url: '/api/saved-searches', token, payload });
    }
    await publish(app, (await recruiter(app)).token, { title: 'Apicultrice' });
    const alerts = async (email: string): Promise<number> =>
      (await subjectsTo(email)).filter((subject) => subject.startsWith('Nouvelle offre')).length;
    expect([await alerts(waits.user.email), await alerts(confirmed.user.email)]).toEqual([0, 1]);
  });

  it('gets ten emails a day at most, and never a promotional one', async () => {
    const { user } = await signUp(app);
    const find = (purpose: 'TRANSACTIONAL' | 'PROMOTIONAL') =>
      RequestContext.create(app.orm.em, () => app.app.get(IdentityFacade).findRecipient(user.id, purpose));
    expect(await find('PROMOTIONAL')).toBeNull();
    const found = await Promise.all(Array.from({ length: 12 }, () => find('TRANSACTIONAL')));
    expect(found.filter((recipient) => recipient !== null)).toHaveLength(10);
    app.clock.advance(DAY + 1_000);
    expect(await find('TRANSACTIONAL')).toMatchObject({ email: user.email });
    await query(app.databaseUrl, 'update account set email_verified_at = now() where id = $1', [user.id]);
    expect(await find('PROMOTIONAL')).toMatchObject({ email: user.email });
  });
});
