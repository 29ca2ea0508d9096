import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import type {
  QuestionBlock,
  QuestionBlocks,
  VideoQuestion,
  VideoQuestions,
} from '../../../server/modules/media/http/questions.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { file, type Person, signUp, upload } from './people.js';

jest.setTimeout(120_000);

const BLOCKS = '/api/video-questions/blocks';
const question = (question_text: string, timestamp_start: number, more: object = {}) => ({
  question_text,
  timestamp_start,
  ...more,
});

describe('questions of a video', () => {
  let app: TestApp;
  let owner: Person;
  let other: Person;
  let clip: Buffer;
  let video: string;

  const url = (id: string, tail = '') => `/api/video-questions/videos/${id}/questions${tail}`;
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, person = owner) =>
    app.request<T>({
      method,
      url: path,
      token: person.token,
      ...(payload && { payload }),
      headers: { 'accept-language': 'en' },
    });
  const texts = async (): Promise<[number, string][]> =>
    (await call<VideoQuestions>('GET', url(video))).body.questions.map((each) => [each.order, each.question_text]);
  const newVideo = async (): Promise<string> => (await upload(app, owner, [file(clip)])).body.videoProfileId;

  beforeAll(async () => {
    app = await startTestApp();
    clip = await readFile(await sample('tiny-16x16.mp4'));
    [owner, other] = [await signUp(app), await signUp(app)];
  });
  beforeEach(async () => {
    video = await newVideo();
  });
  afterEach(() => app.request({ method: 'DELETE', url: `/api/videos/${video}`, token: owner.token }));
  afterAll(() => app.close());

  it('are replaced as one list, numbered from 0 in the given order', async () => {
    const answer = await call<VideoQuestions>('POST', url(video, '/batch'), {
      questions: [
        question('Troisième', 60, { order: 9 }),
        question('Première', 0, { order: 2, timestamp_end: 20.5, answer_text: 'Bonjour' }),
        question('Deuxième', 30, { order: 4 }),
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.body.questions).toMatchObject([
      { order: 0, question_text: 'Première', timestamp_start: 0, timestamp_end: 20.5, answer_text: 'Bonjour' },
      { order: 1, question_text: 'Deuxième', timestamp_end: null, answer_text: null, question_block_id: null },
      { order: 2, question_text: 'Troisième', problem: null },
    ]);
    await call('POST', url(video, '/batch'), { questions: [question('Seule', 1)] });
    expect(await texts()).toEqual([[0, 'Seule']]);
    await call('POST', url(video, '/batch'), { questions: [] });
    expect(await texts()).toEqual([]);
  });

  it('are added, moved, changed and removed one by one, and stay numbered', async () => {
    const add = async (text: string, more: object = {}): Promise<VideoQuestion> =>
      (await call<VideoQuestion>('POST', url(video), question(text, 1, more))).body;
    const [a, b] = [await add('a'), await add('b')];
    const c = await add('c', { order: 0 });
    expect(await texts()).toEqual([
      [0, 'c'],
      [1, 'a'],
      [2, 'b'],
    ]);
    const path = '/api/video-questions/questions';
    const changed = await call<VideoQuestion>('PUT', `${path}/${b.id}`, {
      order: 0,
      timestamp_end: 4,
      answer_text: 'x',
    });
    expect(changed.body).toMatchObject({ id: b.id, order: 0, question_text: 'b', timestamp_end: 4, answer_text: 'x' });
    const cleared = await call<VideoQuestion>('PUT', `${path}/${b.id}`, { timestamp_end: null, answer_text: '' });
    expect(cleared.body).toMatchObject({ timestamp_start: 1, timestamp_end: null, answer_text: null });
    await call('DELETE', `${path}/${c.id}`);
    expect(await texts()).toEqual([
      [0, 'b'],
      [1, 'a'],
    ]);
    expect((await call('DELETE', `${path}/${c.id}`)).status).toBe(404);
    expect(a.order).toBe(0);
  });

  it.each([
    [question('', 1), 'question_text', 'MEDIA.QUESTION_EMPTY', 'Write the question.'],
    [question('   ', 1), 'question_text', 'MEDIA.QUESTION_EMPTY', 'Write the question.'],
    [
      question('x', -1),
      'timestamp_start',
      'MEDIA.INVALID_START',
      'The start time is not valid. Use minutes:seconds, for example 1:30.',
    ],
    [
      question('x', 5, { timestamp_end: 5 }),
      'timestamp_end',
      'MEDIA.INVALID_TIME_RANGE',
      'The end time must be after the start time.',
    ],
    [
      question('x', 5, { timestamp_end: -5 }),
      'timestamp_end',
      'MEDIA.INVALID_END',
      'The end time is not valid. Use minutes:seconds, for example 1:30.',
    ],
    [
      question('x', 1, { question_block_id: '0190a0a0-0000-7000-8000-00000000dead' }),
      'question_block_id',
      'MEDIA.UNKNOWN_BLOCK',
      'This question set does not exist.',
    ],
  ])('refuse %j', async (bad, field, code, message) => {
    const one = await call<ErrorAnswer>('POST', url(video), bad);
    expect(one).toMatchObject({ status: 400, body: { code, details: [{ path: field, code, message }] } });
    const many = await call<ErrorAnswer>('POST', url(video, '/batch'), { questions: [question('ok', 0), bad] });
    expect(many).toMatchObject({ status: 400, body: { details: [{ path: `questions.1.${field}`, code }] } });
    expect(await texts()).toEqual([]);
  });

  it('accept any time while the length is unknown, and later show which do not fit', async () => {
    await call('POST', url(video, '/batch'), {
      questions: [question('Dedans', 0, { timestamp_end: 5_000 }), question('Dehors', 4_000)],
    });
    expect((await call<VideoQuestions>('GET', url(video))).body.questions.map(({ problem }) => problem)).toEqual([
      null,
      null,
    ]);
    await app.runJobs();
    expect((await call<VideoQuestions>('GET', url(video))).body.questions).toMatchObject([
      {
        problem: {
          field: 'timestamp_end',
          code: 'MEDIA.END_TOO_LONG',
          message: 'The end time is after the end of the video.',
        },
      },
      { problem: { field: 'timestamp_start', code: 'MEDIA.TIME_TOO_LONG' } },
    ]);
    // Viewers get the existing chapters, none beyond the end of the video.
    const { body } = await call<StreamMetadata>('GET', `/api/stream/metadata/${video}`);
    expect(body.chapters).toEqual([{ title: 'Dedans', start: 0, end: body.duration }]);
    expect((await call('POST', url(video), question('Encore', 4_000))).status).toBe(400);
  });

  it('are only for the owner', async () => {
    const { body } = await call<VideoQuestion>('POST', url(video), question('a', 1));
    for (const answer of [
      await call('GET', url(video), undefined, other),
      await call('POST', url(video), question('x', 1), other),
      await call('POST', url(video, '/batch'), { questions: [] }, other),
      await call('PUT', `/api/video-questions/questions/${body.id}`, { question_text: 'x' }, other),
      await call('DELETE', `/api/video-questions/questions/${body.id}`, undefined, other),
    ])
      expect(answer.status).toBe(404);
    expect(await texts()).toEqual([[0, 'a']]);
  });

  it('are deleted with their video', async () => {
    await call('POST', url(video), question('a', 1));
    await call('DELETE', `/api/videos/${video}`);
    const rows = await app.orm.em.fork().execute('select 1 from video_question where video_id = ?', [video]);
    expect(rows).toEqual([]);
  });

  it('are at most fifty, also if many are added in parallel', async () => {
    const many = Array.from({ length: 49 }, (_, index) => question(`Q${index}`, index));
    expect((await call('POST', url(video, '/batch'), { questions: many })).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', url(video), question('Une de plus', 1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await call('POST', url(video, '/batch'), { questions: [...many, ...many] })).status).toBe(400);
  });
});

describe('question sets', () => {
  let app: TestApp;
  let owner: Person;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    owner = await signUp(app, 'RECRUITER');
  });
  afterAll(() => app.close());

  const list = async (language: string): Promise<QuestionBlocks> =>
    (await app.request<QuestionBlocks>({ url: BLOCKS, token: owner.token, headers: { 'accept-language': language } }))
      .body;
  const create = (payload: object) =>
    app.request<QuestionBlock>({ method: 'POST', url: BLOCKS, token: owner.token, payload });

  it('start with the thirteen default ones, in the caller’s language, with a length', async () => {
    const [fr, en] = [await list('fr'), await list('en')];
    expect(fr.blocks).toHaveLength(13);
    expect(fr.blocks[0]).toMatchObject({ title: 'Présentation', is_default: true });
    expect(en.blocks[12]).toMatchObject({
      title: 'Impress an employer',
      questions: [{ question_text: 'What should convince an employer to meet you?', suggested_seconds: 60, order: 0 }],
    });
    expect(fr.blocks.map(({ id }) => id)).toEqual(en.blocks.map(({ id }) => id));
  });

  it('continue with the caller’s own, the latest first', async () => {
    const first = await create({
      title: 'Soudure',
      questions: ['Quels procédés ?', { question_text: 'Depuis quand ?', suggested_seconds: 30 }],
    });
    expect(first).toMatchObject({
      status: 201,
      body: {
        title: 'Soudure',
        is_default: false,
        questions: [
          { question_text: 'Quels procédés ?', suggested_seconds: null, order: 0 },
          { question_text: 'Depuis quand ?', suggested_seconds: 30, order: 1 },
        ],
      },
    });
    app.clock.advance(1_000);
    await create({ title: 'Chantier', questions: ['Où ?'] });
    expect((await list('fr')).blocks.slice(13).map(({ title }) => title)).toEqual(['Chantier', 'Soudure']);
    const { id } = first.body;
    const put = { method: 'PUT', url: `${BLOCKS}/${id}`, token: owner.token } as const;
    expect((await app.request<QuestionBlock>({ ...put, payload: { title: 'Soudage' } })).body).toMatchObject({
      title: 'Soudage',
      questions: [{ order: 0 }, { order: 1 }],
    });
    expect((await app.request({ ...put, payload: { questions: [] } })).status).toBe(400);
    expect((await app.request({ method: 'DELETE', url: `${BLOCKS}/${id}`, token: owner.token })).status).toBe(200);
    expect((await app.request({ ...put, payload: { title: 'x' } })).status).toBe(404);
  });

  it('that are built in cannot be changed, and other people’s answer like missing ones', async () => {
    const [template] = (await list('fr')).blocks;
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await app.request<ErrorAnswer>({
        method,
        url: `${BLOCKS}/${template?.id}`,
        token: owner.token,
        ...(method === 'PUT' && { payload: { title: 'x' } }),
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'MEDIA.DEFAULT_BLOCK' } });
    }
    const { id } = (await create({ title: 'Mien', questions: ['?'] })).body;
    owner = await signUp(app, 'RECRUITER');
    expect((await app.request({ method: 'DELETE', url: `${BLOCKS}/${id}`, token: owner.token })).status).toBe(404);
    expect((await list('fr')).blocks).toHaveLength(13);
  });
});
