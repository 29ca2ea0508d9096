import { jest } from '@jest/globals';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestRequest } from '../../support/app.js';
import { type Cast, type LivingRole, startCast } from '../walks/cast.js';

jest.setTimeout(120_000);

/** Zero-width, soft hyphen, Hangul filler, empty Braille pattern, no-break space. */
const INVISIBLE = '\u200b\u2060\u00ad\u3164\u2800\u00a0';

describe('typed text', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await startCast();
  });
  afterAll(() => cast.app.close());

  const ask = <T>(
    role: LivingRole | null,
    method: NonNullable<TestRequest['method']>,
    url: string,
    payload?: object,
  ): Promise<TestAnswer<T & ErrorAnswer>> =>
    cast.app.request<T & ErrorAnswer>({
      method,
      url,
      ...(role === null ? {} : { token: cast.players[role].token }),
      ...(payload === undefined ? {} : { payload }),
    });

  it('counts as empty if no character is visible', async () => {
    const { id: seekerId } = cast.players['seeker A'];
    const inquiry = {
      company_name: 'Acier',
      contact_person: 'René',
      email: 'rene@acier.example',
      service: 'CONSULTATION',
      message: 'Bonjour, nous cherchons.',
    };
    const cases: [LivingRole | null, 'POST' | 'PUT', string, object, string][] = [
      ['recruiter A', 'POST', '/api/messages', { receiver_id: seekerId, content: INVISIBLE }, 'content'],
      ['recruiter A', 'POST', '/api/filter-presets', { name: INVISIBLE, filters: {} }, 'name'],
      ['recruiter A', 'POST', '/api/jobs', { title: INVISIBLE }, 'title'],
      ['recruiter A', 'PUT', `/api/companies/${cast.companyA}`, { name: INVISIBLE }, 'name'],
      ['seeker A', 'PUT', '/api/users/me', { full_name: INVISIBLE }, 'full_name'],
      ['seeker A', 'POST', '/api/saved-searches', { name: INVISIBLE, filters: {} }, 'name'],
      [null, 'POST', '/api/inquiries', { ...inquiry, message: INVISIBLE }, 'message'],
      [null, 'POST', '/api/inquiries', { ...inquiry, company_name: INVISIBLE }, 'company_name'],
    ];
    for (const [role, method, url, payload, field] of cases) {
      const { status, body } = await ask(role, method, url, payload);
      expect([url, field, status, body.details?.map(({ path }) => path)]).toEqual([url, field, 400, [field]]);
    }
    const chips = await ask<{ requirements: string[] }>('recruiter A', 'PUT', `/api/jobs/${cast.draft}`, {
      requirements: [INVISIBLE, 'Anglais'],
      department: INVISIBLE,
    });
    expect(chips.body).toMatchObject({ requirements: ['Anglais'], department: null });
  });

  it('is refused if a minimum is above its maximum, with the name of the minimum', async () => {
    const cases: [LivingRole, 'GET' | 'POST', string, object | undefined, string][] = [
      ['recruiter A', 'GET', '/api/users?experience_min=9&experience_max=3', undefined, 'experience_min'],
      ['recruiter A', 'GET', '/api/users?salary_min=90000&salary_max=30000', undefined, 'salary_min'],
      ['seeker A', 'GET', '/api/jobs?salary_min=90000&salary_max=30000', undefined, 'salary_min'],
      [
        'recruiter A',
        'POST',
        '/api/filter-presets',
        { name: 'x', filters: { experience_min: 9, experience_max: 3 } },
        'filters.experience_min',
      ],
      [
        'seeker A',
        'POST',
        '/api/saved-searches',
        { name: 'x', filters: { salary_min: 9, salary_max: 3 } },
        'filters.salary_min',
      ],
    ];
    for (const [role, method, url, payload, field] of cases) {
      const { status, body } = await ask(role, method, url, payload);
      expect([url, status, body.details?.map(({ path, code }) => [path, code])]).toEqual([
        url,
        400,
        [[field, 'FIELD.TOO_BIG']],
      ]);
    }
    expect((await ask('recruiter A', 'GET', '/api/users?experience_min=3&experience_max=3')).status).toBe(200);
  });

  it('names the type of a message in any case', async () => {
    const { status, body } = await ask<{ message_type: string }>('recruiter A', 'POST', '/api/messages', {
      receiver_id: cast.players['seeker A'].id,
      content: 'Bonjour',
      message_type: 'text',
    });
    expect([status, body.message_type]).toEqual([201, 'TEXT']);
  });

  it('is refused with a field name, also if the whole body is invalid', async () => {
    const wrong: [string, TestAnswer<ErrorAnswer>][] = [
      ['body', await ask('recruiter A', 'POST', '/api/messages', ['a'])],
      ['id', await ask('recruiter A', 'GET', '/api/jobs/not-an-id')],
    ];
    for (const [path, { status, body }] of wrong) {
      expect([path, status, body.details?.map((detail) => detail.path)]).toEqual([path, 400, [path]]);
    }
  });
});
