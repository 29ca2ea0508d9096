import { readFile } from 'node:fs/promises';
import { pdf } from '../../../support/samples/documents.js';
import { photo } from '../../../support/samples/pictures.js';
import { sample } from '../../../support/samples/samples.js';
import { form } from '../../media/people.js';
import type { Cast, Player } from '../cast.js';
import {
  anyone,
  approvedOrSeeker,
  json,
  lasting,
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

/** Videos of seeker A that nothing opened: nobody else's business, an operator's included. */
const ownVideo = [401, 200, 404, 404, 404, 403, 403] as const;

export const mediaRows: readonly Row[] = [
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
      things: withStrangers(
        { 'of seeker A': { id: ({ video }: Cast) => video, answers: [401, 200, 404, 404, 404, 404, 404] as const } },
        signedIn,
      ),
    })),
  ),
  {
    route: 'GET /api/stream/metadata/:id',
    things: withStrangers(
      { 'of seeker A': { id: ({ video }) => video, answers: [401, 200, 404, 404, 404, 404, 404] } },
      signedIn,
    ),
  },
];
