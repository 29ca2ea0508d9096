import { RequestContext } from '@mikro-orm/core';
import { ExpireOffers } from '../../../server/modules/applications/use-cases/expire-offers.js';
import {
  answerOffer,
  applied,
  candidate,
  decide,
  detailOf,
  employer,
  inHours,
  soon,
} from '../../http/applications/stage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

const ROUNDS = 6;

describe('an offer with parallel endings', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function offered(more: object = {}) {
    const company = await employer(app);
    const seeker = await candidate(app);
    const { id } = await applied(app, seeker.token, company.jobId);
    await decide(app, company.token, id, { status: 'INTERVIEW' });
    const offer = (pay: string) =>
      decide(app, company.token, id, { status: 'OFFERED', offer: { pay, start_date: soon(app), ...more } });
    await offer('65 000 $');
    return {
      id,
      company,
      offer,
      withdraw: () => decide(app, company.token, id, { withdraw_offer: true }),
      reject: () => decide(app, company.token, id, { status: 'REJECTED' }),
      answer: (answer: string) => answerOffer(app, seeker.token, id, { answer, version: 1 }),
      read: async () => (await detailOf(app, company.token, id)).body,
    };
  }

  /** No matter who was first: at most one version is open, and none was both answered and withdrawn. */
  async function statesOf(id: string): Promise<string[]> {
    const rows = await query<{ state: string }>(
      app.databaseUrl,
      'select state from application_offer where application_id = $1 order by version',
      [id],
    );
    return rows.map(({ state }) => state);
  }

  it('is answered, corrected or withdrawn once, and the other requests are refused with the reason', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stage = await offered();
      const [yes, changed, gone] = await Promise.all([
        stage.answer('ACCEPTED'),
        stage.offer('70 000 $'),
        stage.withdraw(),
      ]);
      for (const { status, body } of [yes, changed, gone]) {
        if (status !== 200) {
          expect([409, expect.stringMatching(/^APPLICATIONS\.OFFER_(CLOSED|CHANGED)$/)]).toEqual([status, body.code]);
        }
      }
      const states = await statesOf(stage.id);
      expect(states.filter((state) => state === 'OPEN').length).toBeLessThanOrEqual(1);
      if (yes.status === 200) {
        expect([states, changed.status, gone.status]).toEqual([['ACCEPTED'], 409, 409]);
      } else {
        expect(states).not.toContain('ACCEPTED');
        expect((await stage.read()).offer?.state).not.toBe('ACCEPTED');
      }
    }
  });

  it('sent twice at once is one version', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stage = await offered();
      const both = await Promise.all([stage.offer('72 000 $'), stage.offer('72 000 $')]);
      expect(both.map(({ status, body }) => [status, body.offer?.version])).toEqual([
        [200, 2],
        [200, 2],
      ]);
      expect(await statesOf(stage.id)).toEqual(['REPLACED', 'OPEN']);
    }
  });

  it('is accepted or declined, not both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stage = await offered();
      const answers = await Promise.all([stage.answer('ACCEPTED'), stage.answer('DECLINED')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await statesOf(stage.id)).toEqual([answers[0].status === 200 ? 'ACCEPTED' : 'DECLINED']);
    }
  });

  it('expires once with two workers, and loses no answer', async () => {
    const stage = await offered({ expires_at: inHours(app, 0.1) });
    app.clock.advance(360_000);
    const expire = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(ExpireOffers).execute());
    const [one, other, yes] = await Promise.all([expire(), expire(), stage.answer('ACCEPTED')]);
    expect([one + other, yes.status]).toEqual([1, 409]);
    expect(await statesOf(stage.id)).toEqual(['EXPIRED']);
  });

  it('is accepted while the company refuses: an acceptance is never lost', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const stage = await offered();
      const [yes, no] = await Promise.all([stage.answer('ACCEPTED'), stage.reject()]);
      expect([yes.status, no.status]).toEqual([200, 200]);
      expect(await statesOf(stage.id)).toEqual(['ACCEPTED']);
    }
  });

  it('has one open version at most, enforced by the database', async () => {
    const { id } = await offered();
    await expect(
      query(
        app.databaseUrl,
        `insert into application_offer (application_id, version, salary, made_at) values ($1, 2, '1 $', now())`,
        [id],
      ),
    ).rejects.toThrow('application_offer_open_unique');
  });
});
