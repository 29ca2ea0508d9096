import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { CreditHistoryPage } from '../../../server/modules/credits/http/credits.contract.js';
import type { MatchesPage } from '../../../server/modules/matching/http/matches.contract.js';
import type { Spending } from '../../../server/modules/operations/http/spending.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { accept, applied, candidate, employer } from '../applications/stage.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, seekerWith } from '../matching/stage.js';
import { uploadAndProcess } from '../media/people.js';
import { conversationIdOf, written } from '../messaging/stage.js';
import { spendCredits } from '../credits/recruiters.js';
import { answer, recruiter, reserved, seeker } from '../reservations/stage.js';

jest.setTimeout(120_000);

describe('the subject of a statement line', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const read = (token: string, id: string): Promise<TestAnswer<Spending>> =>
    app.request({ url: `/api/dashboard/recruiter/spending/${id}`, token });
  /** The last line of a type. */
  const lineAbout = async (token: string, type: string): Promise<string> => {
    const { body } = await app.request<CreditHistoryPage>({ url: '/api/credits/history', token });
    const line = body.transactions.find(({ reference }) => reference?.type === type);
    if (!line) throw new Error(`no line about ${type}: ${JSON.stringify(body.transactions)}`);
    return line.id;
  };

  it('is the accepted application, until its author leaves', async () => {
    const company = await employer(app);
    const somebody = await candidate(app);
    const { id } = await applied(app, somebody.token, company.jobId);
    expect((await accept(app, company.token, id)).status).toBe(200);
    const line = await lineAbout(company.token, 'APPLICATION');
    expect((await read(company.token, line)).body).toEqual({
      kind: 'APPLICATION',
      application_id: id,
      job_id: company.jobId,
    });
    const stranger = await employer(app, 'Ailleurs');
    expect((await read(stranger.token, line)).status).toBe(404);
    expect((await read(somebody.token, line)).status).toBe(403);
    const leaving = await app.request({
      method: 'DELETE',
      url: '/api/users/me',
      token: somebody.token,
      payload: {},
    });
    expect(leaving.status).toBe(200);
    expect((await read(company.token, line)).status).toBe(404);
  });

  it('is the person of a reservation, of a message, of a video', async () => {
    const asks = await recruiter(app);
    const asked = await seeker(app);
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    const ofReservation = await read(asks.token, await lineAbout(asks.token, 'RESERVATION'));
    expect(ofReservation.body).toEqual({ kind: 'CANDIDATE', candidate_id: asked.id });

    const other = await seeker(app);
    await written(app, asks, other, 'Votre parcours nous intéresse.');
    expect((await read(asks.token, await lineAbout(asks.token, 'MESSAGE'))).body).toEqual({
      kind: 'CONVERSATION',
      conversation_id: conversationIdOf(asks, other),
    });

    const filmed = await seeker(app);
    const sale = { method: 'PUT', url: '/api/users/me', token: filmed.token } as const;
    expect((await app.request({ ...sale, payload: { video_sale_allowed: true } })).status).toBe(200);
    const video = await uploadAndProcess(app, filmed, await readFile(await sample('tiny-16x16.mp4')));
    expect((await app.request({ method: 'POST', url: `/api/stream/access/${video}`, token: asks.token })).status).toBe(
      200,
    );
    const line = await lineAbout(asks.token, 'VIDEO');
    expect((await read(asks.token, line)).body).toEqual({ kind: 'CANDIDATE', candidate_id: filmed.id });
  });

  it('is the person of a confirmed match', async () => {
    const hospital = await recruiter(app);
    await publish(app, hospital.token, intensiveCare);
    await app.runJobs();
    const nurse = await seekerWith(app, clinicalNurse);
    await app.runJobs();
    const { body } = await app.request<MatchesPage>({ url: '/api/matches?limit=100', token: hospital.token });
    const match = body.matches.find(({ user }) => user.id === nurse.id);
    const introduced = await app.request({
      method: 'POST',
      url: `/api/matches/${match?.id ?? ''}/introduction`,
      token: hospital.token,
      payload: {},
    });
    expect(introduced.status).toBe(200);
    expect((await read(hospital.token, await lineAbout(hospital.token, 'MATCH'))).body).toEqual({
      kind: 'CANDIDATE',
      candidate_id: nurse.id,
    });
  });

  it('is missing for a line without a subject, and for an unknown line', async () => {
    const account = await recruiter(app);
    await spendCredits(app, account.id, 'VIDEO_ACCESS');
    const { body } = await app.request<CreditHistoryPage>({ url: '/api/credits/history', token: account.token });
    for (const { id } of body.transactions) expect((await read(account.token, id)).status).toBe(404);
    expect((await read(account.token, newId())).status).toBe(404);
    expect((await read(account.token, 'x')).status).toBe(400);
  });
});
