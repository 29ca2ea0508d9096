import { Reauthenticate } from '../../../server/modules/identity/use-cases/reauthenticate.js';
import type { SessionAuthenticator } from '../../../server/modules/identity/persistence/session-authenticator.js';
import { Authenticator } from '../../../server/platform/auth/authenticator.js';
import type { Actor } from '../../../server/platform/auth/actor.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { PASSWORD, signUp } from '../../http/identity/people.js';

describe('asking for the password again', () => {
  let app: TestApp;
  let reauthenticate: Reauthenticate;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    reauthenticate = app.app.get(Reauthenticate, { strict: false });
  });
  afterAll(() => app.close());

  const person = async (): Promise<Actor> => {
    const { token } = await signUp(app);
    const actor = await app.app.get<Authenticator, SessionAuthenticator>(Authenticator).authenticate(token);
    if (!actor) throw new Error('not signed in');
    return actor;
  };

  it('accepts a session of the last fifteen minutes', async () => {
    const actor = await person();
    await reauthenticate.assert(actor);
    app.clock.advance(15 * 60_000);
    await reauthenticate.assert(actor);
    app.clock.advance(1);
    await expect(reauthenticate.assert(actor)).rejects.toMatchObject({
      code: 'IDENTITY.REAUTHENTICATION_REQUIRED',
      kind: 'forbidden',
    });
  });

  it('accepts the password at any time, and never a wrong one', async () => {
    const actor = await person();
    await expect(reauthenticate.assert(actor, 'not the password')).rejects.toMatchObject({
      code: 'IDENTITY.WRONG_PASSWORD',
      kind: 'invalid',
    });
    app.clock.advance(3_600_000);
    await reauthenticate.assert(actor, PASSWORD);
  });

  it('does not accept somebody else’s session', async () => {
    const [one, other] = [await person(), await person()];
    await expect(reauthenticate.assert({ ...one, sessionId: other.sessionId })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(reauthenticate.assert({ ...one, sessionId: newId() })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('stops after ten wrong passwords; a right one before that resets the count', async () => {
    const actor = await person();
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) {
        await expect(reauthenticate.assert(actor, 'not the password')).rejects.toMatchObject({ kind: 'invalid' });
      }
      await reauthenticate.assert(actor, PASSWORD);
    }
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(reauthenticate.assert(actor, 'not the password')).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(reauthenticate.assert(actor, PASSWORD)).rejects.toMatchObject({ kind: 'too_many' });
  });
});
