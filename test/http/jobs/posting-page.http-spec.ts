import type { PayAmongSimilar } from '../../../server/modules/jobs/http/pay-comparison.contract.js';
import type { JobDetail } from '../../../server/modules/jobs/http/jobs.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { clinicalNurse, seekerWith } from '../matching/stage.js';
import { publish } from './market.js';

const cook = { title: 'Cuisinier de ligne', description: 'Vous préparez les plats du soir.' };

describe('the page of a posting', () => {
  let app: TestApp;
  let own: Recruiter;
  let others: Recruiter[];
  beforeAll(async () => {
    app = await startTestApp();
    own = await recruiterOf(app);
    others = [];
    for (let n = 0; n < 4; n += 1) others.push(await recruiterOf(app));
  });
  afterAll(() => app.close());

  const posted = (company: Recruiter | undefined, salary: string | null, changes: object = {}) =>
    publish(app, company?.token ?? '', { ...cook, salary_range: salary, ...changes });
  const compared = async ({ id }: { readonly id: string }, token?: string) => {
    const { status, body, text } = await app.request<PayAmongSimilar>({
      url: `/api/jobs/${id}/pay`,
      ...(token !== undefined && { token }),
    });
    if (status !== 200) throw new Error(`pay answered ${status}: ${text}`);
    return body.comparison;
  };

  it('pay is compared from five postings of three other companies on, the same to everybody', async () => {
    const job = await posted(own, '25 $/h');
    const noPay = await posted(own, null);
    const noMiddle = await posted(own, 'à partir de 25 $/h');
    const [first, second, third, fourth] = others;
    await posted(first, '20 $/h');
    await posted(first, '22 $/h');
    await posted(second, '41 600 $ à 52 000 $ par an');
    await posted(third, '23 $/h');
    // Not counted: the own company's, without pay, part-time with unknown hours, another currency, another occupation.
    await posted(own, '90 $/h');
    await posted(second, null);
    await posted(third, '20 000 $ par an', { job_type: 'PART_TIME' });
    await posted(third, '21 US$/h');
    await posted(third, '80 $/h', { title: 'Grutier', description: 'Vous conduisez une grue.' });
    await app.runJobs({ delayed: true });
    expect(await compared(job)).toBeNull();

    const last = await posted(fourth, '24 $/h');
    await app.runJobs({ delayed: true });
    const expected = {
      count: 5,
      companies: 4,
      period: 'HOUR',
      median: 22.5,
      low: 22,
      high: 23,
      place: 'ABOVE_THREE_QUARTERS',
      hours_a_week: 40,
      counted_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    };
    expect(await compared(job)).toEqual(expected);
    expect(await compared(job, own.token)).toEqual(expected);
    expect(await compared(job, first?.token)).toEqual(expected);
    expect(await compared(noPay)).toBeNull();
    expect(await compared(noMiddle)).toBeNull();

    // A closed posting leaves the comparison, and its own page compares nothing.
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${last.id}`,
      token: fourth?.token ?? '',
      payload: { status: 'PAUSED' },
    });
    expect(await compared(job)).toBeNull();
    expect((await app.request({ url: `/api/jobs/${last.id}/pay` })).status).toBe(404);
  });

  it('the distance from the own place is only for job seekers, and only between known towns', async () => {
    const person = await seekerWith(app, { ...clinicalNurse, location: 'Laval, QC' });
    const stranger = await seekerWith(app, { ...clinicalNurse, location: 'Kuujjuaq, QC' });
    const read = async (location: string, token?: string, changes: object = {}) => {
      const job = await posted(own, null, { location, ...changes });
      const { body } = await app.request<JobDetail>({
        url: `/api/jobs/${job.id}`,
        ...(token !== undefined && { token }),
      });
      return body;
    };
    const line = { from: 'Laval', to: 'Montréal', km: 13 };
    expect(await read('Montréal, QC', person.token)).toMatchObject({ commute: line });
    expect(await read('Laval (Québec)', person.token)).toMatchObject({ commute: { to: 'Laval', km: 0 } });
    expect(await read('Chibougamau, Québec', person.token)).toMatchObject({ commute: null });
    expect(await read('Montréal, QC', person.token, { remote: true })).toMatchObject({ commute: null });
    expect(await read('Montréal, QC', stranger.token)).toMatchObject({ commute: null });
    for (const token of [undefined, own.token, others[0]?.token])
      expect(await read('Montréal, QC', token)).not.toHaveProperty('commute');
  });

  it('pay is not compared for an expired posting', async () => {
    const job = await posted(own, '25 $/h');
    app.clock.advance(31 * 86_400_000);
    expect(await compared(job)).toBeNull();
  });
});
