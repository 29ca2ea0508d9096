import { RequestContext } from '@mikro-orm/postgresql';
import { jest } from '@jest/globals';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { SendMessage } from '../../../server/modules/messaging/use-cases/send-message.js';
import { recruiterOf, type Recruiter } from '../../http/identity/hiring.js';
import { signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { expectWholeLedger } from '../../support/ledger.js';
import { query } from '../../support/query.js';

jest.setTimeout(300_000);

const ROUNDS = 5;
const AT_ONCE = 8;

const tally = (outcomes: readonly string[]): Record<string, number> =>
  outcomes.reduce<Record<string, number>>((counts, each) => ({ ...counts, [each]: (counts[each] ?? 0) + 1 }), {});

describe('a first message sent many times in parallel', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterEach(() => expectWholeLedger(app));
  afterAll(() => app.close());

  const inApp = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const send = async ({ id }: Recruiter, to: string, content: string, key?: string): Promise<string> => {
    try {
      const made = await inApp(() =>
        app.app
          .get(SendMessage, { strict: false })
          .execute({ id, sessionId: 'race', role: 'RECRUITER' }, { receiver_id: to, content, attachment_ids: [] }, key),
      );
      return `charged ${made.charged}`;
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
  };
  const available = async ({ id }: Recruiter): Promise<number> =>
    (await inApp(() => app.app.get(CreditsFacade, { strict: false }).balanceOf(id))).available;
  const sequences = async (to: string): Promise<readonly number[]> => {
    const rows = await query<{ sequence: number }>(
      app.databaseUrl,
      'select m.sequence from message m join conversation c on c.id = m.conversation_id where c.seeker_id = $1 order by 1',
      [to],
    );
    return rows.map(({ sequence }) => sequence);
  };
  const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

  it('is charged once, and every message has its own position', async () => {
    const recruiter = await recruiterOf(app);
    for (const round of times(ROUNDS)) {
      const before = await available(recruiter);
      const { id } = (await signUp(app)).user;
      const outcomes = await Promise.all(times(AT_ONCE).map((index) => send(recruiter, id, `message ${index}`)));
      expect([round, tally(outcomes)]).toEqual([round, { 'charged 2': 1, 'charged 0': AT_ONCE - 1 }]);
      expect(await available(recruiter)).toBe(before - 2);
      expect(await sequences(id)).toEqual(times(AT_ONCE).map((index) => index + 1));
    }
  });

  it('is one message if the key is the same', async () => {
    const recruiter = await recruiterOf(app);
    const { id } = (await signUp(app)).user;
    const before = await available(recruiter);
    const outcomes = await Promise.all(times(AT_ONCE).map(() => send(recruiter, id, 'Bonjour', 'one intention')));
    expect(tally(outcomes)).toEqual({ 'charged 2': AT_ONCE });
    expect(await available(recruiter)).toBe(before - 2);
    expect(await sequences(id)).toEqual([1]);
  });

  it('is charged once for two recruiters of one company', async () => {
    const recruiter = await recruiterOf(app);
    const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
    await query(
      app.databaseUrl,
      'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())',
      [user.id, recruiter.companyId],
    );
    const colleague: Recruiter = { ...recruiter, id: user.id, token };
    await inApp(() => app.app.get(CreditsFacade, { strict: false }).open(user.id));
    const seeker = (await signUp(app)).user.id;
    const outcomes = await Promise.all([recruiter, colleague].map((one) => send(one, seeker, 'Bonjour')));
    expect(tally(outcomes)).toEqual({ 'charged 2': 1, 'charged 0': 1 });
  });
});
