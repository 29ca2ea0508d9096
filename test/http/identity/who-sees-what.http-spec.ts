import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { CreditCosts } from '../../../server/modules/credits/http/credits.contract.js';
import {
  BIO_PREVIEW,
  EXPERIENCE_PREVIEW,
  type Field,
  fields,
  type Onlooker,
  onlookers,
  prices,
  RESERVATION_HOURS,
  type Shown,
  whoSeesWhat,
} from '../../../server/modules/identity/domain/who-sees-what.contract.js';
import { DisclosuresFacade } from '../../../server/modules/identity/index.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdf } from '../../support/samples/documents.js';
import { photo } from '../../support/samples/pictures.js';
import { sample } from '../../support/samples/samples.js';
import { file, form, uploadAndProcess } from '../media/people.js';
import { recruiter, reserved, seeker, type Seeker } from '../reservations/stage.js';

jest.setTimeout(180_000);

const told = {
  title: 'Soudeuse-monteuse',
  phone: '514 555-0142',
  location: 'Sherbrooke, QC',
  bio: 'b'.repeat(BIO_PREVIEW + 20),
  experience: 'e'.repeat(EXPERIENCE_PREVIEW + 20),
  skills: ['Soudage'],
  years_experience: 7,
  availability: 'Lundi',
  salary_range: '60 000 $',
};
const NAME = 'Rosalie Beauregard';
const TITLE = 'Une présentation';
const DESCRIPTION = 'Une minute dans mon atelier.';
const QUESTION = 'Qu’est-ce qui vous rend fière ?';
const ANSWER = 'Une passerelle qui tient depuis dix ans.';
const SPOKEN = 'Je soude depuis longtemps.';

type Page = Readonly<Record<string, unknown>> & {
  readonly profile?: { readonly salary_range?: string | null };
  readonly resume?: { readonly url: string } | null;
  readonly video_profiles?: readonly { readonly title: string }[];
};

describe('the table of who sees what', () => {
  let app: TestApp;
  let person: Seeker;
  let bought: string;
  let other: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
    person = await seeker(app, { full_name: NAME });
    const { token } = person;
    const send = async (method: 'PUT' | 'POST', url: string, payload: object): Promise<void> => {
      const { status, text } = await app.request({ method, url, token, payload });
      if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
    };
    await send('PUT', '/api/users/me', { ...told, video_sale_allowed: true });
    const clip = await readFile(await sample('tiny-16x16.mp4'));
    [bought, other] = [await uploadAndProcess(app, person, clip), await uploadAndProcess(app, person, clip)];
    for (const id of [bought, other]) {
      await send('PUT', `/api/videos/${id}`, { title: TITLE, description: DESCRIPTION });
      const questions = [{ question_text: QUESTION, timestamp_start: 0, answer_text: ANSWER }];
      await send('POST', `/api/video-questions/videos/${id}/questions/batch`, { questions });
      const vtt = `WEBVTT\n\n00:00.000 --> 00:01.000\n${SPOKEN}\n`;
      await send('PUT', `/api/videos/${id}/transcript`, { language: 'fr', vtt, visible: true });
    }
    const portrait = form([file(await photo(), 'moi.jpg', 'avatar')]);
    await app.request({ method: 'POST', url: '/api/users/avatar', token, ...portrait });
    await app.request({ method: 'POST', url: '/api/upload/file', token, ...form([file(pdf('cv'), 'cv.pdf')]) });
    await app.runJobs();
  });
  afterAll(() => app.close());

  /** A viewer in this position, without a stronger connection. */
  async function tokenOf(onlooker: Onlooker): Promise<string | undefined> {
    if (onlooker === 'ANYBODY') return undefined;
    const one = await recruiter(app);
    if (onlooker === 'MASKED') return one.token;
    if (onlooker === 'VIDEO_BUYER') {
      const { status } = await app.request({ method: 'POST', url: `/api/stream/access/${bought}`, token: one.token });
      expect(status).toBe(200);
    } else if (onlooker === 'RESERVED') {
      const { reserved_at, expires_at } = await reserved(app, one, person.id);
      expect(Date.parse(expires_at) - Date.parse(reserved_at)).toBe(RESERVATION_HOURS * 3_600_000);
    } else {
      const pair = { seekerId: person.id, companyId: one.companyId };
      await app.app.get(DisclosuresFacade).disclose({ ...pair, type: onlooker });
    }
    return one.token;
  }

  async function seenBy(token: string | undefined): Promise<Record<Field, Shown>> {
    const as = token === undefined ? {} : { token };
    const answered = await app.request<Page>({ url: `/api/users/${person.id}`, ...as });
    const page: Page = answered.status === 200 ? answered.body : {};
    const text = (key: string, whole: unknown, part: Shown): Shown => {
      const value = page[key] ?? null;
      if (value === null || (Array.isArray(value) && value.length === 0)) return 'NOTHING';
      return JSON.stringify(value) === JSON.stringify(whole) ? 'ALL' : part;
    };
    const served = async (url: string): Promise<boolean> => (await app.request({ url, ...as })).status === 200;
    const ofVideos = async (is: (id: string) => Promise<boolean>): Promise<Shown> => {
      const [one, two] = [await is(bought), await is(other)];
      if (two && !one) throw new Error('the video that was not bought is shown, and the other is not');
      return one ? (two ? 'ALL' : 'THAT_VIDEO') : 'NOTHING';
    };
    const described = async (id: string): Promise<Partial<StreamMetadata>> => {
      const { status, body } = await app.request<StreamMetadata>({ url: `/api/stream/metadata/${id}`, ...as });
      return status === 200 ? body : {};
    };
    const resumeUrl = (page.resume ?? null)?.url ?? `/api/users/${person.id}/resume`;
    return {
      name: text('full_name', NAME, 'INITIALS'),
      title: text('title', told.title, 'BEGINNING'),
      photo: (await served(`/api/users/${person.id}/avatar`)) ? 'ALL' : 'NOTHING',
      email: text('email', person.email, 'BEGINNING'),
      phone: text('phone', told.phone, 'BEGINNING'),
      location: text('location', told.location, 'FIRST_WORD'),
      bio: text('bio', told.bio, 'BEGINNING'),
      experience: text('experience', told.experience, 'BEGINNING'),
      years_experience: text('years_experience', told.years_experience, 'BEGINNING'),
      skills: text('skills', told.skills, 'BEGINNING'),
      availability: text('availability', told.availability, 'BEGINNING'),
      wishes: page.profile?.salary_range === told.salary_range ? 'ALL' : 'NOTHING',
      resume: (await served(resumeUrl)) ? 'ALL' : 'NOTHING',
      video_titles: page.video_profiles?.length === 2 && page.video_profiles[0]?.title === TITLE ? 'ALL' : 'NOTHING',
      video_poster: await ofVideos((id) => served(`/api/stream/thumbnail/${id}`)),
      video_stream: await ofVideos(async (id) => {
        const { status } = await app.request({ url: `/api/stream/video/${id}`, ...as });
        return status === 200 || status === 206;
      }),
      video_summary: await ofVideos(async (id) => (await described(id)).captions?.[0]?.summary !== undefined),
      video_description: await ofVideos(async (id) => (await described(id)).description === DESCRIPTION),
      video_chapters: await ofVideos(async (id) => (await described(id)).chapters?.[0]?.title === QUESTION),
      video_answers: await ofVideos(async (id) => (await described(id)).questions?.[0]?.answer_text === ANSWER),
      video_transcript: await ofVideos(async (id) => {
        const url = (await described(id)).captions?.[0]?.url;
        return url !== undefined && (await app.request({ url, ...as })).text.includes(SPOKEN);
      }),
    };
  }

  it.each(onlookers)('matches what the server sends to %s', async (onlooker) => {
    const expected = Object.fromEntries(fields.map((field) => [field, whoSeesWhat[field][onlooker]]));
    expect(await seenBy(await tokenOf(onlooker))).toEqual(expected);
  });

  it('shows another seeker, and a company from which the person hides, no more than the public', async () => {
    const stranger = await seeker(app);
    const hidden = await recruiter(app);
    const payload = { company_id: hidden.companyId };
    await app.request({ method: 'POST', url: '/api/users/me/exclusions', token: person.token, payload });
    for (const { token } of [stranger, hidden]) {
      expect(new Set(Object.values(await seenBy(token)))).toEqual(new Set(['NOTHING']));
    }
  });

  it('names the prices of the price list', async () => {
    const { body } = await app.request<CreditCosts>({ url: '/api/credits/costs' });
    for (const { act, credits } of Object.values(prices).flat()) expect(body.costs[act]).toBe(credits);
  });
});
