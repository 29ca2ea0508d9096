import { randomUUID } from 'node:crypto';
import {
  creationOptions,
  listed,
  MINE,
  newAuthenticator,
  registering,
  signed,
  withPasskey,
} from '../../identity/passkey-people.js';
import { signUp } from '../../identity/people.js';
import type { Cast } from '../cast.js';
import { json, lasting, plain, type Row, signedIn, withStrangers } from './row.js';

/** A passkey of seeker A, created once, because an account may have only ten. */
const passkeyOfSeekerA = (cast: Cast): Promise<string> => {
  const { app, players } = cast;
  const { token } = players['seeker A'];
  return lasting(
    cast,
    'passkey of seeker A',
    async () => (await withPasskey(app, token)).passkey.id,
    async (id) => (await listed(app, token)).passkeys.some((each) => each.id === id),
  );
};

/** Has the right shape and a wrong signature. */
const made = { name: 'Phone', credential_id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA' };

export const passkeyRows: readonly Row[] = [
  plain('POST /api/auth/passkeys/options', [200, 200, 200, 200, 200, 200, 200]),
  plain('POST /api/auth/passkeys/register/options', [200, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ email: 'matrice@cles.example', full_name: 'Odile Marchand' }),
  }),
  plain('POST /api/auth/passkeys/register', [201, 201, 201, 201, 201, 201, 201], {
    payload: async ({ app }) => json(await registering(app, `m${randomUUID()}@cles.example`)),
  }),
  plain('POST /api/auth/passkeys/login', [200, 200, 200, 200, 200, 200, 200], {
    payload: async ({ app }) => {
      const { authenticator } = await withPasskey(app, (await signUp(app)).token);
      return json(await signed(app, authenticator));
    },
  }),
  plain(`GET ${MINE}`, [401, 200, 200, 200, 200, 200, 200]),
  plain(`POST ${MINE}/options`, [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  plain(`POST ${MINE}`, [401, 201, 201, 201, 201, 201, 201], {
    byNewcomers: true,
    payload: async ({ app }, caller) => {
      if (!caller) return json(made);
      const { status, body } = await creationOptions(app, caller.token);
      return json(status === 200 ? newAuthenticator(app).create(body) : made);
    },
  }),
  {
    route: `PUT ${MINE}/:id`,
    payload: () => json({ name: 'Laptop' }),
    things: withStrangers(
      { 'of seeker A': { id: passkeyOfSeekerA, answers: [401, 200, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
  {
    route: `DELETE ${MINE}/:id`,
    things: withStrangers(
      { 'of seeker A': { id: passkeyOfSeekerA, answers: [401, 200, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
];
