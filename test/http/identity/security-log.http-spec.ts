import { jest } from '@jest/globals';
import { RequestContext } from '@mikro-orm/postgresql';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { Transaction } from '../../../server/platform/database/transaction.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { Logger } from '../../../server/platform/logging/logger.js';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { newestSecret } from './mailbox.js';
import { PASSWORD, signUp } from './people.js';

describe('the security log', () => {
  let app: TestApp;
  let lines: Record<string, unknown>[];
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    const logger = app.app.get(Logger);
    for (const level of ['info', 'warn'] as const) {
      jest.spyOn(logger, level).mockImplementation((fields, message) => void lines.push({ ...fields, message }));
    }
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
  });

  const events = (name: string): Record<string, unknown>[] => lines.filter(({ event }) => event === name);
  const login = (email: string, password: string, from = '127.0.0.1') =>
    app.request<SessionAnswer>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: { 'x-forwarded-for': from },
    });

  it('records every sign-in and every refused one, by id', async () => {
    const { user } = await signUp(app);
    await login(user.email, 'not the password');
    await login('nobody@mail.example', 'not the password');
    await login(user.email, PASSWORD);
    await app.request({ method: 'POST', url: '/api/auth/mock-login', payload: { user_type: 'JOB_SEEKER' } });
    expect(events('sign-in').map(({ by }) => by)).toEqual(['registration', 'password', 'demo']);
    expect(events('sign-in')[1]?.['accountId']).toBe(user.id);
    expect(events('sign-in-refused').map(({ accountId }) => accountId)).toEqual([user.id, null]);
  });

  it('records a wrong password given to confirm a change', async () => {
    const { user, token } = await signUp(app);
    const payload = { current_password: 'not the password', new_password: 'tulipe marteau nuage' };
    expect((await app.request({ method: 'PUT', url: '/api/auth/password', token, payload })).status).toBe(400);
    expect(events('password-refused').map(({ accountId }) => accountId)).toEqual([user.id]);
  });

  it('records changed passwords, requested resets and ended sessions', async () => {
    const { user, token } = await signUp(app);
    await login(user.email, PASSWORD);
    await app.request({
      method: 'PUT',
      url: '/api/auth/password',
      token,
      payload: { current_password: PASSWORD, new_password: 'tulipe marteau nuage' },
    });
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: user.email } });
    const secret = await newestSecret(app, user.email, '/reset-password');
    await app.request({
      method: 'POST',
      url: '/api/auth/password/reset',
      payload: { token: secret, password: 'lampe prune océan' },
    });
    expect(events('password-changed').map(({ by, accountId }) => [by, accountId])).toEqual([
      ['owner', user.id],
      ['reset', user.id],
    ]);
    expect(events('reset-requested').map(({ accountId }) => accountId)).toEqual([user.id]);
    expect(events('session-ended')).toHaveLength(2);

    const again = (await login(user.email, 'lampe prune océan')).body.token;
    await app.request({ method: 'POST', url: '/api/auth/logout', token: again });
    expect(events('session-ended')).toHaveLength(3);
  });

  it('records exceeded limits and refused access', async () => {
    const { user, token } = await signUp(app);
    for (let guess = 0; guess < 11; guess += 1) await login(user.email, `guess ${guess}`);
    expect(events('limit-hit')).toEqual([
      expect.objectContaining({ code: 'IDENTITY.TOO_MANY_ATTEMPTS', method: 'POST', route: '/api/auth/login' }),
    ]);
    await app.request({ url: '/api/admin/approvals', token });
    expect(events('access-denied')).toEqual([
      expect.objectContaining({ code: 'REQUEST.FORBIDDEN', route: '/api/admin/approvals', accountId: user.id }),
    ]);
  });

  it('records credit movements once they are committed, and none that were rolled back', async () => {
    const { user, token } = await signUp(app, { user_type: 'RECRUITER' });
    const ledger = app.app.get(CreditsFacade);
    const hold = () =>
      ledger.hold({
        ownerId: user.id,
        price: 'RESERVATION',
        reference: { type: 'RESERVATION', id: newId() },
        key: newId(),
      });
    await app.request({ url: '/api/credits/balance', token });
    await RequestContext.create(app.orm.em, async () => {
      await hold();
      const undone = app.app.get(Transaction).run(async () => {
        await hold();
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    });
    const moved = events('credits-moved').filter(({ accountId }) => accountId === user.id);
    expect(moved.map(({ sequence, type, amount, heldAmount }) => [sequence, type, amount, heldAmount])).toEqual([
      [1, 'EARNED', 20, 0],
      [2, 'RESERVED', 0, 1],
    ]);
  });

  it('contains no name, address or secret', async () => {
    const { user, token } = await signUp(app, { full_name: 'Ondine Vaillancourt' });
    await login(user.email, 'a wrong password of mine', '203.0.113.200');
    await login('typed-by-mistake@mail.example', 'a wrong password of mine', '203.0.113.200');
    await app.request({ url: '/api/admin/approvals', token });
    await app.request({ method: 'POST', url: '/api/auth/password/forgot', payload: { email: user.email } });
    await app.runJobs();
    const log = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of [user.email, 'typed-by-mistake', 'Ondine', 'a wrong password', token, '203.0.113', PASSWORD]) {
      expect(log).not.toContain(secret);
    }
  });
});
