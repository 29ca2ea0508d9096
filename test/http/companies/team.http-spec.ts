import { jest } from '@jest/globals';
import type { Team } from '../../../server/modules/companies/http/team.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { applied, candidate, decide, detailOf, employer, jobPage } from '../applications/stage.js';
import { type Recruiter, recruiterOf, signInAgain } from '../identity/hiring.js';
import { emailsTo } from '../identity/mailbox.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';
import { changeMember, codeOf, invite, join, memberOf, removeMember, teamOf } from './team-stage.js';

jest.setTimeout(240_000);

const DAY = 86_400_000;

describe('the team of a company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const invitationIn = (team: Team) => team.invitations[0]?.id ?? '';
  const ownersOf = async (companyId: string): Promise<number> => {
    const rows = await query<{ count: number }>(
      app.databaseUrl,
      `select count(*)::int as count from company_member where company_id = $1 and role = 'OWNER'`,
      [companyId],
    );
    return rows[0]?.count ?? -1;
  };

  describe('by invitation', () => {
    it('is joined by an unapproved recruiter, who then needs no operator', async () => {
      const owner = await recruiterOf(app, {}, { name: 'Acier Chaudière' });
      const email = 'nouvelle@mail.example';
      const invited = await invite(app, owner.token, owner.companyId, { email, role: 'RECRUITER', language: 'en' });
      expect([invited.status, invited.body.invitations]).toMatchObject([
        201,
        [{ email, role: 'RECRUITER', language: 'en', status: 'SENDING' }],
      ]);
      const [message] = await emailsTo(app, email);
      expect(message).toMatchObject({
        language: 'en',
        subject: 'An invitation to join the hiring team of Acier Chaudière',
      });
      const code = await codeOf(app, email);

      const { token, user } = await signUp(app, { email, user_type: 'RECRUITER' });
      await query(app.databaseUrl, `update account set approval_status = 'PENDING' where id = $1`, [user.id]);
      const read = await app.request<object>({
        method: 'POST',
        url: '/api/companies/invitations/read',
        payload: { code },
      });
      expect(read.body).toMatchObject({ company: { name: 'Acier Chaudière' }, email, role: 'RECRUITER' });

      expect(await join(app, token, code)).toMatchObject({ status: 200, body: { company_id: owner.companyId } });
      const me = await app.request({ url: '/api/users/me', token });
      expect(me.body).toMatchObject({
        approval_status: 'APPROVED',
        company: { id: owner.companyId, role: 'RECRUITER' },
      });
      const { body } = await teamOf(app, owner.token, owner.companyId);
      expect(body.members.map(({ role }) => role)).toEqual(['OWNER', 'RECRUITER']);
      expect(body.invitations).toEqual([]);
      expect(body.log.map(({ event }) => event)).toEqual(['JOINED', 'INVITED']);
      expect((await join(app, token, code)).body.code).toBe('COMPANIES.INVITATION_INVALID');
    });

    it('is written in the language of the account that has the address', async () => {
      const owner = await recruiterOf(app);
      const { user } = await signUp(app, { user_type: 'RECRUITER', language: 'en' });
      await invite(app, owner.token, owner.companyId, { email: user.email, role: 'REVIEWER', language: 'fr' });
      expect((await emailsTo(app, user.email)).at(-1)?.language).toBe('en');
    });

    it('is joined once if the code is used several times in parallel', async () => {
      const owner = await recruiterOf(app);
      const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
      await invite(app, owner.token, owner.companyId, { email: user.email, role: 'REVIEWER' });
      const code = await codeOf(app, user.email);
      const answers = await Promise.all(Array.from({ length: 6 }, () => join(app, token, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { body } = await teamOf(app, owner.token, owner.companyId);
      expect(body.log.filter(({ event }) => event === 'JOINED')).toHaveLength(1);
    });

    it('works for fourteen days, for its address only, and not after it was cancelled', async () => {
      const owner = await recruiterOf(app);
      const [invited, other] = [
        await signUp(app, { user_type: 'RECRUITER' }),
        await signUp(app, { user_type: 'RECRUITER' }),
      ];
      const { email } = invited.user;
      const first = await invite(app, owner.token, owner.companyId, { email, role: 'RECRUITER' });
      const code = await codeOf(app, email);
      expect((await join(app, other.token, code)).body.code).toBe('COMPANIES.INVITATION_FOR_ANOTHER');
      expect((await invite(app, owner.token, owner.companyId, { email, role: 'OWNER' })).body.code).toBe(
        'COMPANIES.INVITED_ALREADY',
      );
      app.clock.advance(14 * DAY);
      const [asks, joins] = [await signInAgain(app, owner.email), await signInAgain(app, email)];
      expect((await join(app, joins, code)).body.code).toBe('COMPANIES.INVITATION_INVALID');
      expect((await teamOf(app, asks, owner.companyId)).body.invitations[0]?.status).toBe('EXPIRED');

      const again = await changeMember(app, asks, owner.companyId, invitationIn(first.body), { resend: true });
      expect(again.status).toBe(200);
      const newer = await codeOf(app, email);
      expect(newer).not.toBe(code);
      expect((await join(app, joins, code)).body.code).toBe('COMPANIES.INVITATION_INVALID');
      expect((await removeMember(app, asks, owner.companyId, invitationIn(first.body))).status).toBe(200);
      expect((await join(app, joins, newer)).body.code).toBe('COMPANIES.INVITATION_INVALID');
    });

    it('is refused to an account that an operator refused, and to a person who works for another company', async () => {
      const owner = await recruiterOf(app);
      const refused = await signUp(app, { user_type: 'RECRUITER' });
      await query(app.databaseUrl, `update account set approval_status = 'REJECTED' where id = $1`, [refused.user.id]);
      const elsewhere = await recruiterOf(app);
      for (const [email, token, code] of [
        [refused.user.email, refused.token, 'COMPANIES.JOINING_REFUSED'],
        [elsewhere.email, elsewhere.token, 'COMPANIES.WORKS_ELSEWHERE'],
      ] as const) {
        await invite(app, owner.token, owner.companyId, { email, role: 'OWNER' });
        expect((await join(app, token, await codeOf(app, email))).body.code).toBe(code);
      }
    });

    it('approves nobody after the owner was suspended', async () => {
      const owner = await recruiterOf(app);
      const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
      await query(app.databaseUrl, `update account set approval_status = 'PENDING' where id = $1`, [user.id]);
      await invite(app, owner.token, owner.companyId, { email: user.email, role: 'REVIEWER' });
      const code = await codeOf(app, user.email);
      await query(app.databaseUrl, `update account set status = 'SUSPENDED' where id = $1`, [owner.id]);
      expect((await join(app, token, code)).status).toBe(200);
      const me = await app.request({ url: '/api/users/me', token });
      expect(me.body).toMatchObject({ approval_status: 'PENDING', company: { role: 'REVIEWER' } });
    });

    it('is limited to 200 people and 50 emails a day', async () => {
      const owner = await recruiterOf(app);
      await query(
        app.databaseUrl,
        `insert into company_member (user_id, company_id, created_at, role)
         select gen_random_uuid(), $1, now(), 'REVIEWER' from generate_series(1, 199)`,
        [owner.companyId],
      );
      const payload = { email: 'beyond@mail.example', role: 'REVIEWER' };
      expect((await invite(app, owner.token, owner.companyId, payload)).body.code).toBe('COMPANIES.TEAM_FULL');
      await query(app.databaseUrl, `delete from company_member where company_id = $1 and role = 'REVIEWER'`, [
        owner.companyId,
      ]);
      await query(
        app.databaseUrl,
        `insert into company_team_event (id, company_id, event, at)
         select gen_random_uuid(), $1, 'INVITED', $2 from generate_series(1, 50)`,
        [owner.companyId, app.clock.now()],
      );
      const answer = await invite(app, owner.token, owner.companyId, payload);
      expect([answer.status, answer.body.code]).toEqual([429, 'COMPANIES.TOO_MANY_INVITATIONS']);
    });
  });

  describe('with roles', () => {
    let owner: Recruiter & { jobId: string };
    let otherJob: string;
    let application: string;
    let otherApplication: string;
    beforeAll(async () => {
      owner = await employer(app, 'Coopérative du Fleuve');
      otherJob = (await publish(app, owner.token, { title: 'Soudeuse' })).id;
      application = (await applied(app, (await candidate(app)).token, owner.jobId)).id;
      otherApplication = (await applied(app, (await candidate(app)).token, otherJob)).id;
    });

    it('shows colleagues who recruit the postings and applications of the company, and lets them decide', async () => {
      const colleague = await memberOf(app, owner, 'RECRUITER');
      expect((await jobPage(app, colleague.token, otherJob)).body.applications).toHaveLength(1);
      const decided = await decide(app, colleague.token, otherApplication, { status: 'REVIEWED' });
      expect([decided.status, decided.body.status]).toEqual([200, 'REVIEWED']);
      expect(
        (await invite(app, colleague.token, owner.companyId, { email: 'x@mail.example', role: 'OWNER' })).body.code,
      ).toBe('COMPANIES.OWNERS_ONLY');
      const removal = await app.request<{ code: string }>({
        method: 'DELETE',
        url: `/api/companies/${owner.companyId}`,
        token: colleague.token,
      });
      expect(removal.body.code).toBe('COMPANIES.OWNERS_ONLY');
      const seen = (await teamOf(app, colleague.token, owner.companyId)).body;
      expect(seen.members.filter(({ email, is_you }) => email !== null && !is_you)).toEqual([]);
      expect([seen.invitations, seen.log]).toEqual([[], []]);
    });

    it('shows a hiring manager only the postings that name them', async () => {
      const manager = await memberOf(app, owner, 'HIRING_MANAGER', [owner.jobId]);
      const own = await app.request<{ jobs: { id: string; allowed_actions: string[] }[]; total: number }>({
        url: '/api/jobs/my/jobs',
        token: manager.token,
      });
      expect([own.body.total, own.body.jobs]).toMatchObject([1, [{ id: owner.jobId, allowed_actions: [] }]]);
      expect((await jobPage(app, manager.token, owner.jobId)).status).toBe(200);
      expect((await jobPage(app, manager.token, otherJob)).status).toBe(404);
      expect((await detailOf(app, manager.token, otherApplication)).status).toBe(404);
      expect((await decide(app, manager.token, otherApplication, { status: 'REJECTED' })).status).toBe(404);
      const detail = await detailOf(app, manager.token, application);
      expect(detail.body.allowed_actions).toContain('INTERVIEW');
      expect(detail.body.allowed_actions).not.toContain('ACCEPT');
      expect((await decide(app, manager.token, application, { status: 'REVIEWED' })).status).toBe(200);
      const change = { job_ids: [otherJob] };
      expect((await changeMember(app, owner.token, owner.companyId, manager.id, change)).status).toBe(200);
      expect((await jobPage(app, manager.token, otherJob)).status).toBe(200);
      expect((await jobPage(app, manager.token, owner.jobId)).status).toBe(404);
    });

    it('lets a reviewer read and nothing else', async () => {
      const reviewer = await memberOf(app, owner, 'REVIEWER');
      const { token } = reviewer;
      const detail = await detailOf(app, token, application);
      expect([detail.status, detail.body.allowed_actions]).toEqual([200, []]);
      const refused = [
        await decide(app, token, application, { status: 'REJECTED' }),
        await app.request<{ code: string }>({ method: 'POST', url: `/api/applications/${application}/accept`, token }),
        await app.request<{ code: string }>({ url: '/api/users', token }),
        await app.request<{ code: string }>({ url: '/api/matches', token }),
        await app.request<{ code: string }>({ url: '/api/credits/balance', token }),
        await app.request<{ code: string }>({ url: '/api/messages/conversations', token }),
        await app.request<{ code: string }>({ method: 'PUT', url: `/api/jobs/${owner.jobId}`, token, payload: {} }),
        await app.request<{ code: string }>({
          method: 'PUT',
          url: `/api/companies/${owner.companyId}`,
          token,
          payload: {},
        }),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        refused.map(() => [403, 'IDENTITY.TEAM_ROLE']),
      );
    });

    it('end with the next request after a removal, in every process, and the session stays', async () => {
      const member = await memberOf(app, owner, 'RECRUITER');
      const second = await startTestApp({ beside: app });
      try {
        expect((await jobPage(second, member.token, owner.jobId)).status).toBe(200);
        const before = performance.now();
        expect((await removeMember(app, owner.token, owner.companyId, member.id)).status).toBe(200);
        const after = await Promise.all([app, second].map((each) => jobPage(each, member.token, owner.jobId)));
        expect(after.map(({ status }) => status)).toEqual([404, 404]);
        expect(performance.now() - before).toBeLessThan(1_000);
        expect((await detailOf(second, member.token, application)).status).toBe(404);
        expect((await teamOf(second, member.token, owner.companyId)).status).toBe(404);
        const me = await second.request<{ company: null }>({ url: '/api/users/me', token: member.token });
        expect([me.status, me.body.company]).toEqual([200, null]);
      } finally {
        await second.close();
      }
    });
  });

  describe('without its last owner', () => {
    it('cannot exist: the last owner can neither lose the role nor leave', async () => {
      const owner = await recruiterOf(app);
      await memberOf(app, owner, 'RECRUITER');
      const answers = [
        await changeMember(app, owner.token, owner.companyId, owner.id, { role: 'REVIEWER' }),
        await removeMember(app, owner.token, owner.companyId, owner.id),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'COMPANIES.LAST_OWNER'],
        [409, 'COMPANIES.LAST_OWNER'],
      ]);
    });

    it('never exists after two owners demote, remove or leave in parallel', async () => {
      for (let round = 0; round < 12; round += 1) {
        const one = await recruiterOf(app);
        const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
        await query(
          app.databaseUrl,
          `insert into company_member (user_id, company_id, created_at, role) values ($1, $2, now(), 'OWNER')`,
          [user.id, one.companyId],
        );
        const acts = [
          () => removeMember(app, one.token, one.companyId, one.id),
          () => removeMember(app, token, one.companyId, user.id),
          () => changeMember(app, one.token, one.companyId, user.id, { role: 'REVIEWER' }),
          () => changeMember(app, token, one.companyId, one.id, { role: 'REVIEWER' }),
          () => removeMember(app, token, one.companyId, one.id),
        ];
        const [first, second] = [acts[round % acts.length], acts[(round + 1) % acts.length]];
        await Promise.all([first?.(), second?.()]);
        expect(await ownersOf(one.companyId)).toBeGreaterThan(0);
      }
    });

    it('gets the recruiter who joined first as owner if the last owner closes their account', async () => {
      const owner = await recruiterOf(app);
      await memberOf(app, owner, 'REVIEWER');
      const heir = await memberOf(app, owner, 'RECRUITER');
      expect((await app.request({ method: 'DELETE', url: '/api/users/me', token: owner.token })).status).toBe(200);
      const { body } = await teamOf(app, heir.token, owner.companyId);
      expect(body.your_role).toBe('OWNER');
      expect(
        body.log
          .slice(0, 2)
          .map(({ event }) => event)
          .sort(),
      ).toEqual(['LEFT', 'PROMOTED']);
    });
  });
});
