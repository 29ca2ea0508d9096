import { readFile } from 'node:fs/promises';
import type { RungAddresses } from '../../../../server/modules/media/http/rung-addresses.contract.js';
import { pdf } from '../../../support/samples/documents.js';
import { photo } from '../../../support/samples/pictures.js';
import { sample } from '../../../support/samples/samples.js';
import { form } from '../../media/people.js';
import type { Cast, Player } from '../cast.js';
import {
  type Answers,
  anyone,
  approvedOrSeeker,
  json,
  lasting,
  MALFORMED,
  NOBODY,
  type Payload,
  plain,
  type Row,
  signedIn,
  withStrangers,
} from './row.js';

const part = (bytes: Buffer, fileName: string): Payload => form([{ name: 'file', fileName, bytes }]);

async function uploaded(cast: Cast, owner: Player, url: string, payload: Payload): Promise<Record<string, string>> {
  const { status, body, text } = await cast.app.request<Record<string, string>>({
    method: 'POST',
    url,
    token: owner.token,
    ...payload,
  });
  if (status !== 201) throw new Error(`${url} answered ${status}: ${text}`);
  return body;
}

const clip = async (): Promise<Payload> => part(await readFile(await sample('tiny-16x16.mp4')), 'clip.mp4');
const isThere =
  ({ app, players }: Cast, path: string) =>
  async (id: string): Promise<boolean> =>
    (await app.request({ url: `${path}/${id}`, token: players['seeker A'].token })).status === 200;
const videoOfSeekerA = (cast: Cast): Promise<string> =>
  lasting(
    cast,
    'video to remove',
    async () =>
      (await uploaded(cast, cast.players['seeker A'], '/api/upload/video', await clip()))['videoProfileId'] ?? '',
    isThere(cast, '/api/videos'),
  );
const imageOfSeekerA = (cast: Cast): Promise<string> =>
  lasting(
    cast,
    'image to remove',
    async () =>
      (await uploaded(cast, cast.players['seeker A'], '/api/upload/image', part(await photo('png', 64, 64), 'x.png')))[
        'id'
      ] ?? '',
    isThere(cast, '/api/upload/images'),
  );

/** Masked videos of seeker A: only the owner has access, not even operators. */
const ownVideo = [401, 200, 404, 404, 404, 403, 403] as const;

/** The same for videos that others could get access to: signed-in callers may request them, but learn nothing. */
const watchable = [401, 200, 404, 404, 404, 404, 404] as const;
/** Recruiters and operators see it on a masked profile; others do not. */
const masked = [401, 200, 404, 403, 403, 404, 403] as const;

/** 404: no blind review has begun, so the sound was not extracted. */
const unheard = [401, 404, 404, 403, 403, 404, 403] as const;
const TUS = { 'tus-resumable': '1.0.0' };
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour\n';
const question = { question_text: 'Qui êtes-vous ?', timestamp_start: 0 };
const block = { title: 'Soudure', questions: ['Depuis quand ?'] };
const beginning = (): Payload => ({ headers: { ...TUS, 'upload-length': '1000' } });

/** The URL of a part has two names; a request for a missing video gets the same answer. */
const ladderOf = (things: Row['things']): Row['things'] => withStrangers(things, signedIn);

const all = (status: number): Answers => [status, status, status, status, status, status, status];

/** A signed address opens for everybody who has it, and nothing opens without one. */
const signedRung = (name: string, status: number): Row['things'] => ({
  'signed for seeker A': {
    id: async ({ app, players, video }) => {
      const url = `/api/stream/hls/${video}/addresses.json`;
      const { body } = await app.request<RungAddresses>({ url, token: players['seeker A'].token });
      const [{ path, query } = { path: '', query: '' }] = body.addresses;
      return `${path.replace('/media/v1/', '').slice(0, -1)}${name}?${query}`;
    },
    answers: all(status),
  },
  missing: { id: () => NOBODY, answers: all(403) },
  malformed: { id: () => MALFORMED, answers: all(400) },
});

async function made(cast: Cast, url: string, payload: object): Promise<string> {
  const { status, body, text } = await cast.app.request<{ id: string }>({
    method: 'POST',
    url,
    token: cast.players['seeker A'].token,
    payload,
  });
  if (status !== 201) throw new Error(`${url} answered ${status}: ${text}`);
  return body.id;
}
const captionsOfSeekerA = async ({ app, players, video }: Cast): Promise<string> => {
  const url = `/api/videos/${video}/transcript`;
  const { token } = players['seeker A'];
  await app.request({ method: 'PUT', url, token, payload: { language: 'fr', vtt: CAPTIONS } });
  return video;
};
const isListed =
  ({ app, players }: Cast, url: string) =>
  async (id: string): Promise<boolean> =>
    (await app.request({ url, token: players['seeker A'].token })).text.includes(id);
const questionOfSeekerA = (cast: Cast): Promise<string> => {
  const url = `/api/video-questions/videos/${cast.video}/questions`;
  return lasting(cast, 'question', () => made(cast, url, question), isListed(cast, url));
};
const blockOfSeekerA = (cast: Cast): Promise<string> => {
  const url = '/api/video-questions/blocks';
  return lasting(cast, 'question set', () => made(cast, url, block), isListed(cast, url));
};
/** One at a time, because unfinished uploads are limited. */
const uploadOfSeekerA = (cast: Cast): Promise<string> =>
  lasting(
    cast,
    'upload in pieces',
    async () => {
      const { token } = cast.players['seeker A'];
      const { headers } = await cast.app.request({ method: 'POST', url: '/api/uploads', token, ...beginning() });
      return String(headers['location']).split('/').at(-1) ?? '';
    },
    async (id) => {
      const { token } = cast.players['seeker A'];
      const { status } = await cast.app.request({ method: 'HEAD', url: `/api/uploads/${id}`, token, headers: TUS });
      return status === 200;
    },
  );

export const mediaRows: readonly Row[] = [
  plain('POST /api/users/me/resume/parse', [401, 200, 200, 403, 403, 403, 403], {
    payload: () => part(Buffer.from('Soudeuse-monteuse depuis dix ans. '.repeat(5)), 'cv.txt'),
  }),
  plain('POST /api/upload/video', [401, 201, 201, 201, 201, 403, 403], { byNewcomers: true, payload: clip }),
  plain('POST /api/upload/image', [401, 201, 201, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: async () => part(await photo('png', 64, 64), 'x.png'),
  }),
  plain('POST /api/upload/file', [401, 201, 201, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: () => part(pdf(), 'cv.pdf'),
  }),
  plain('GET /api/upload/info', [401, 200, 200, 200, 200, 403, 403]),
  {
    route: 'GET /api/upload/video/status/:id',
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'GET /api/upload/images/:id',
    things: withStrangers(
      {
        'of seeker A': {
          id: imageOfSeekerA,
          answers: [404, 200, 404, 404, 404, 404, 200],
        },
      },
      anyone,
    ),
  },
  {
    route: 'DELETE /api/upload/:type/:id',
    things: withStrangers(
      {
        'video of seeker A': {
          id: async (cast) => `video/${await videoOfSeekerA(cast)}`,
          answers: ownVideo,
        },
        'image of seeker A': {
          id: async (cast) => `image/${await imageOfSeekerA(cast)}`,
          answers: ownVideo,
        },
      },
      approvedOrSeeker,
    ),
  },
  plain('GET /api/videos/my', [401, 200, 200, 200, 200, 403, 403]),
  plain('POST /api/videos/written', [401, 201, 201, 403, 403, 403, 403], {
    payload: () => json({ answers: [{ question_text: 'Qui êtes-vous ?', answer_text: 'Une soudeuse.' }] }),
  }),
  plain('POST /api/presence-draws', [401, 201, 201, 403, 403, 403, 403], {
    payload: () => json({ recording_id: crypto.randomUUID().replaceAll('-', '') }),
  }),
  plain('GET /api/answer-preferences', [401, 200, 200, 403, 403, 403, 403]),
  plain('PUT /api/answer-preferences', [401, 200, 200, 403, 403, 403, 403], {
    payload: () => json({ format: 'AUDIO', answer_time: 'double', think_seconds: null }),
  }),
  {
    route: 'GET /api/videos/:id',
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'PUT /api/videos/:id',
    payload: () => json({ title: 'Un titre' }),
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'DELETE /api/videos/:id',
    things: withStrangers({ 'of seeker A': { id: videoOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  ...['HEAD', 'GET'].flatMap((method) =>
    ['video', 'thumbnail'].map((kind) => ({
      route: `${method} /api/stream/${kind}/:id`,
      things: withStrangers({ 'of seeker A': { id: ({ video }: Cast) => video, answers: masked } }, signedIn),
    })),
  ),
  ...['HEAD', 'GET'].map((method) => ({
    route: `${method} /api/stream/sound/:id`,
    things: withStrangers({ 'of seeker A': { id: ({ video }: Cast) => video, answers: unheard } }, signedIn),
  })),
  ...['HEAD', 'GET'].map((method) => ({
    route: `${method} /api/stream/hls/:id/:name`,
    things: ladderOf({ 'of seeker A': { id: ({ video }: Cast) => `${video}/main.m3u8`, answers: masked } }),
  })),
  {
    route: 'GET /api/stream/hls/:id/addresses.json',
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: masked } }, signedIn),
  },
  { route: 'GET /media/v1/:id/:file', things: signedRung('', 204) },
  ...['HEAD', 'GET'].map((method) => ({
    route: `${method} /media/v1/:id/:file/:name`,
    things: signedRung('/head.mp4', 200),
  })),
  {
    route: 'GET /api/stream/captions/:id/:name',
    things: ladderOf({
      'of seeker A': {
        id: async (cast: Cast) => `${await captionsOfSeekerA(cast)}/fr.vtt`,
        answers: masked,
      },
    }),
  },
  {
    route: 'GET /api/videos/:id/transcript',
    things: withStrangers({ 'of seeker A': { id: captionsOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'PUT /api/videos/:id/transcript',
    payload: () => json({ language: 'fr', vtt: CAPTIONS }),
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  plain('GET /api/video-questions/blocks', [401, 200, 200, 200, 200, 403, 403]),
  plain('POST /api/video-questions/blocks', [401, 201, 201, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: () => json(block),
  }),
  {
    route: 'PUT /api/video-questions/blocks/:id',
    payload: () => json(block),
    things: withStrangers({ 'of seeker A': { id: blockOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'DELETE /api/video-questions/blocks/:id',
    things: withStrangers({ 'of seeker A': { id: blockOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'GET /api/video-questions/videos/:id/questions',
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'POST /api/video-questions/videos/:id/questions/batch',
    payload: () => json({ questions: [question] }),
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'POST /api/video-questions/videos/:id/questions',
    payload: () => json(question),
    things: withStrangers(
      { 'of seeker A': { id: ({ video }) => video, answers: [401, 201, 404, 404, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'PUT /api/video-questions/questions/:id',
    payload: () => json({ question_text: 'Et maintenant ?' }),
    things: withStrangers({ 'of seeker A': { id: questionOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  {
    route: 'DELETE /api/video-questions/questions/:id',
    things: withStrangers({ 'of seeker A': { id: questionOfSeekerA, answers: ownVideo } }, approvedOrSeeker),
  },
  plain('OPTIONS /api/uploads', [204, 204, 204, 204, 204, 204, 204]),
  plain('POST /api/uploads', [401, 201, 201, 201, 201, 403, 403], { byNewcomers: true, payload: beginning }),
  {
    route: 'HEAD /api/uploads/:id',
    payload: () => ({ headers: TUS }),
    things: withStrangers({ 'of seeker A': { id: uploadOfSeekerA, answers: watchable } }, signedIn),
  },
  {
    route: 'PATCH /api/uploads/:id',
    payload: () => ({
      headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      payload: Buffer.alloc(0),
    }),
    things: withStrangers(
      { 'of seeker A': { id: uploadOfSeekerA, answers: [401, 204, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
  {
    route: 'DELETE /api/uploads/:id',
    payload: () => ({ headers: TUS }),
    things: withStrangers(
      { 'of seeker A': { id: uploadOfSeekerA, answers: [401, 204, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
  plain('GET /api/public-assets/presigned-url', [400, 400, 400, 400, 400, 400, 400]),
  plain('POST /api/public-assets/presigned-urls', [200, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ urls: ['https://elsewhere.example/x.mp4'] }),
  }),
  {
    route: 'GET /api/stream/metadata/:id',
    things: withStrangers({ 'of seeker A': { id: ({ video }) => video, answers: masked } }, signedIn),
  },
];
