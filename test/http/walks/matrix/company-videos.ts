import type { Cast } from '../cast.js';
import { json, lasting, MALFORMED, NOBODY, type Payload, plain, type Row, withStrangers } from './row.js';

const mayCall = [0, 0, 0, 1, 1, 0, 0] as const;
const ofTeamA = [401, 403, 403, 200, 404, 403, 403] as const;
const everybody = [200, 200, 200, 200, 200, 200, 200] as const;

/** A page of another site: an upload would have to be prepared first. */
const link = ({ companyA }: Cast, isPublic: boolean): Payload =>
  json({
    company_id: companyA,
    video_url: 'https://videos.example/visite',
    title: 'Visite de l’atelier',
    video_category: 'OFFICE',
    is_public: isPublic,
  });

const videoOfA = (name: string, isPublic: boolean) => (cast: Cast) =>
  lasting(
    cast,
    name,
    async () => {
      const { body, status, text } = await cast.app.request<{ id: string }>({
        method: 'POST',
        url: '/api/company-videos',
        token: cast.players['recruiter A'].token,
        ...link(cast, isPublic),
      });
      if (status !== 201) throw new Error(`the gallery answered ${status}: ${text}`);
      return body.id;
    },
    async (id) =>
      (await cast.app.request({ url: `/api/company-videos/${id}`, token: cast.players['recruiter A'].token }))
        .status === 200,
  );
const publicVideo = videoOfA('public video of company A', true);
const privateVideo = videoOfA('private video of company A', false);

export const companyVideoRows: readonly Row[] = [
  plain('POST /api/company-videos', [401, 403, 403, 201, 404, 403, 403], { payload: (cast) => link(cast, true) }),
  {
    route: 'GET /api/company-videos/company/:companyId',
    things: withStrangers(
      { 'of company A': { id: ({ companyA }) => companyA, answers: everybody } },
      [1, 1, 1, 1, 1, 1, 1],
    ),
  },
  {
    route: 'GET /api/company-videos/company/:companyId/category/:category',
    things: {
      'of company A': { id: ({ companyA }) => `${companyA}/office`, answers: everybody },
      missing: { id: () => `${NOBODY}/ABOUT`, answers: [404, 404, 404, 404, 404, 404, 404] },
      malformed: { id: () => MALFORMED, answers: [400, 400, 400, 400, 400, 400, 400] },
    },
  },
  {
    route: 'GET /api/company-videos/:id',
    things: withStrangers(
      {
        'a public one of company A': { id: publicVideo, answers: everybody },
        'a private one of company A': { id: privateVideo, answers: [404, 404, 404, 200, 404, 404, 404] },
      },
      [1, 1, 1, 1, 1, 1, 1],
    ),
  },
  {
    route: 'PUT /api/company-videos/:id',
    payload: () => json({ description: 'Deux minutes dans l’atelier.' }),
    things: withStrangers({ 'of company A': { id: publicVideo, answers: ofTeamA } }, mayCall),
  },
  {
    route: 'DELETE /api/company-videos/:id',
    things: withStrangers(
      { 'of company A': { id: videoOfA('video of company A to remove', true), answers: ofTeamA } },
      mayCall,
    ),
  },
];
