import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { sample } from '../../support/samples/samples.js';
import { repeatingWhileBusy } from '../../support/repeat-while-busy.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare } from '../matching/stage.js';
import { uploadAndProcess } from '../media/people.js';

export interface Player {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The callers. The last four have lost their access. */
export const roles = [
  'anonymous',
  'seeker A',
  'seeker B',
  'recruiter A',
  'recruiter B',
  'pending recruiter',
  'operator',
  'expired session',
  'revoked session',
  'suspended account',
  'deleted account',
] as const;
export type RoleName = (typeof roles)[number];
export type LivingRole = Exclude<
  RoleName,
  'anonymous' | 'expired session' | 'revoked session' | 'suspended account' | 'deleted account'
>;

/** Two accounts of each kind, and the objects of the first one. */
export interface Cast {
  readonly app: TestApp;
  readonly players: Readonly<Record<LivingRole, Player>>;
  /** Without a token: signed out. */
  readonly tokens: Readonly<Partial<Record<RoleName, string>>>;
  readonly companyA: string;
  readonly companyB: string;
  /** An ACTIVE posting of company A, and a draft. */
  readonly job: string;
  readonly draft: string;
  /** A video of seeker A: completed and visible. */
  readonly video: string;
  /** The match between seeker A and the posting of company A. */
  readonly match: string;
}

const asPlayer = ({ token, user }: SessionAnswer): Player => ({ id: user.id, email: user.email, token });

export async function makePending(app: TestApp, accountId: string): Promise<void> {
  await query(app.databaseUrl, `update account set approval_status = 'PENDING' where id = $1`, [accountId]);
}

async function operator(app: TestApp): Promise<Player> {
  const email = `operator-${randomUUID()}@entrevue.example`;
  await app.app
    .get(IdentityFacade)
    .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
  const { body, status, text } = await app.request<SessionAnswer>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  });
  if (status !== 200) throw new Error(`login answered ${status}: ${text}`);
  return asPlayer(body);
}

/** Creates a new account of this kind; recruiters get a company. */
export async function newPlayer(app: TestApp, role: LivingRole): Promise<Player> {
  switch (role) {
    case 'seeker A':
    case 'seeker B':
      return asPlayer(await signUp(app));
    case 'recruiter A':
    case 'recruiter B':
      return recruiterOf(app);
    case 'pending recruiter': {
      const player = asPlayer(await signUp(app, { user_type: 'RECRUITER' }));
      await makePending(app, player.id);
      return player;
    }
    case 'operator':
      return operator(app);
  }
}

async function deadTokens(app: TestApp): Promise<Record<string, string>> {
  const [expired, revoked, suspended, deleted] = await Promise.all(Array.from({ length: 4 }, () => signUp(app)));
  if (!expired || !revoked || !suspended || !deleted) throw new Error('nobody came');
  await query(
    app.databaseUrl,
    `update session set expires_at = created_at + interval '1 millisecond' where account_id = $1`,
    [expired.user.id],
  );
  app.clock.advance(1_000);
  await app.request({ method: 'POST', url: '/api/auth/logout', token: revoked.token });
  await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [suspended.user.id]);
  const { status, text } = await app.request({ method: 'DELETE', url: '/api/users/me', token: deleted.token });
  if (status !== 200) throw new Error(`deletion answered ${status}: ${text}`);
  return {
    'expired session': expired.token,
    'revoked session': revoked.token,
    'suspended account': suspended.token,
    'deleted account': deleted.token,
  };
}

export async function startCast(): Promise<Cast> {
  const app = repeatingWhileBusy(
    await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } }),
  );
  const dead = await deadTokens(app);
  const recruiterA: Recruiter = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
  const recruiterB: Recruiter = await recruiterOf(app, {}, { name: 'Clinique du Parc' });
  const seekerA = asPlayer(await signUp(app, { full_name: 'Mathilde Gagnon' }));
  const players: Cast['players'] = {
    'seeker A': seekerA,
    'seeker B': await newPlayer(app, 'seeker B'),
    'recruiter A': recruiterA,
    'recruiter B': recruiterB,
    'pending recruiter': await newPlayer(app, 'pending recruiter'),
    operator: await newPlayer(app, 'operator'),
  };
  await app.request({
    method: 'PUT',
    url: '/api/users/me',
    token: seekerA.token,
    payload: { ...clinicalNurse, video_sale_allowed: true },
  });
  const job = (await publish(app, recruiterA.token, intensiveCare)).id;
  const draft = (await publish(app, recruiterA.token, { status: 'DRAFT' })).id;
  const video = await uploadAndProcess(app, seekerA, await readFile(await sample('tiny-16x16.mp4')));
  const [match] = await query<{ id: string }>(app.databaseUrl, 'select id from match where seeker_id = $1', [
    seekerA.id,
  ]);
  if (!match) throw new Error('the nurse and the posting did not meet');
  return {
    app,
    players,
    tokens: { ...dead, ...Object.fromEntries(Object.entries(players).map(([role, { token }]) => [role, token])) },
    companyA: recruiterA.companyId,
    companyB: recruiterB.companyId,
    job,
    draft,
    video,
    match: match.id,
  };
}
