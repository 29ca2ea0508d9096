import { DisclosuresFacade } from '../../../../server/modules/identity/index.js';
import { photo } from '../../../support/samples/pictures.js';
import { pdf } from '../../../support/samples/documents.js';
import { exclude } from '../../identity/hiring.js';
import { form } from '../../media/people.js';
import { type Cast, newPlayer, type Player } from '../cast.js';
import {
  approvedSeekerOrOperator,
  json,
  lasting,
  type Payload,
  plain,
  type Row,
  seekers,
  signedIn,
  type Thing,
  withStrangers,
} from './row.js';

const upload = (name: string, fileName: string, bytes: Buffer): Payload => form([{ name, fileName, bytes }]);

async function send(cast: Cast, owner: Player, url: string, payload: Payload): Promise<void> {
  const { status, text } = await cast.app.request({ method: 'POST', url, token: owner.token, ...payload });
  if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
}

/** A seeker with a portrait and a résumé. @param open whether the profile is open to company A */
async function seekerWithFiles(cast: Cast, open: boolean): Promise<string> {
  const seeker = await newPlayer(cast.app, 'seeker B');
  await send(cast, seeker, '/api/users/avatar', upload('avatar', 'me.jpg', await photo()));
  await send(cast, seeker, '/api/upload/file', upload('file', 'cv.pdf', pdf()));
  const pair = { seekerId: seeker.id, companyId: cast.companyA };
  if (open) await cast.app.app.get(DisclosuresFacade).disclose({ ...pair, type: 'RESERVED' });
  return seeker.id;
}

const openToA = (cast: Cast): Promise<string> => lasting(cast, 'open to A', () => seekerWithFiles(cast, true));
const masked = (cast: Cast): Promise<string> => lasting(cast, 'masked', () => seekerWithFiles(cast, false));

async function ownFiles(cast: Cast): Promise<string> {
  const seeker = cast.players['seeker A'];
  await send(cast, seeker, '/api/users/avatar', upload('avatar', 'me.jpg', await photo()));
  await send(cast, seeker, '/api/upload/file', upload('file', 'cv.pdf', pdf()));
  return seeker.id;
}

async function recruiterWithPortrait(cast: Cast): Promise<string> {
  const recruiter = cast.players['recruiter A'];
  await send(cast, recruiter, '/api/users/avatar', upload('avatar', 'me.jpg', await photo()));
  return recruiter.id;
}

async function hiddenSeeker(cast: Cast): Promise<string> {
  const seeker = await newPlayer(cast.app, 'seeker B');
  await cast.app.request({
    method: 'PUT',
    url: '/api/users/me/preferences',
    token: seeker.token,
    payload: { profile_visible: false },
  });
  return seeker.id;
}

async function seekerWhoHidesFromA(cast: Cast): Promise<string> {
  const seeker = await newPlayer(cast.app, 'seeker B');
  await exclude(cast.app, seeker.token, { company_id: cast.companyA });
  return seeker.id;
}

async function exclusionOfSeekerA(cast: Cast): Promise<string> {
  const { token } = cast.players['seeker A'];
  const { body } = await exclude(cast.app, token, { domain: `d${Math.random().toString(36).slice(2)}.example` });
  return body.id;
}

const people: Record<string, Thing> = {
  'seeker A': { id: ({ players }) => players['seeker A'].id, answers: [401, 200, 404, 200, 200, 403, 200] },
  'hidden seeker': {
    id: (cast) => lasting(cast, 'hidden', () => hiddenSeeker(cast)),
    answers: [401, 404, 404, 404, 404, 403, 200],
  },
  'seeker who hides from A': {
    id: (cast) => lasting(cast, 'hides', () => seekerWhoHidesFromA(cast)),
    answers: [401, 404, 404, 404, 200, 403, 200],
  },
  'recruiter A': { id: ({ players }) => players['recruiter A'].id, answers: [401, 200, 200, 200, 404, 403, 200] },
  'pending recruiter': {
    id: ({ players }) => players['pending recruiter'].id,
    answers: [401, 404, 404, 404, 404, 403, 200],
  },
  operator: { id: ({ players }) => players.operator.id, answers: [401, 404, 404, 404, 404, 403, 200] },
};

export const userRows: readonly Row[] = [
  plain('GET /api/users/me', [401, 200, 200, 200, 200, 200, 200]),
  plain('PUT /api/users/me', [401, 200, 200, 200, 200, 200, 200], { payload: () => json({ language: 'fr' }) }),
  plain('DELETE /api/users/me', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  plain('PUT /api/users/me/preferences', [401, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ notification_preferences: { email_messages: true } }),
  }),
  plain('GET /api/users/me/preview', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/users/me/access-log', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/users/me/exclusions', [401, 200, 200, 403, 403, 403, 403]),
  plain('POST /api/users/me/exclusions', [401, 201, 201, 403, 403, 403, 403], {
    byNewcomers: true,
    payload: ({ companyA }) => json({ company_id: companyA }),
  }),
  {
    route: 'DELETE /api/users/me/exclusions/:id',
    things: withStrangers(
      { 'of seeker A': { id: exclusionOfSeekerA, answers: [401, 200, 404, 403, 403, 403, 403] } },
      seekers,
    ),
  },
  plain('GET /api/users/me/self-declaration', [401, 200, 200, 403, 403, 403, 403]),
  plain('PUT /api/users/me/self-declaration', [401, 200, 200, 403, 403, 403, 403], {
    payload: () => json({ gender: 'WOMAN', ethnicity: null, consent: true }),
  }),
  plain('DELETE /api/users/me/self-declaration', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/users/me/consents', [401, 200, 200, 200, 200, 200, 200]),
  plain('PUT /api/users/me/consents', [401, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ kind: 'MARKETING', granted: false }),
  }),
  plain('POST /api/users/me/consents', [401, 200, 200, 200, 200, 200, 200], {
    payload: () => json({ adult: true, terms: true }),
  }),
  plain('GET /api/users/me/export', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/users/skills', [401, 200, 200, 200, 200, 200, 200]),
  plain('GET /api/users/stats', [401, 200, 200, 200, 200, 200, 200]),
  { route: 'GET /api/users/:id', things: withStrangers(people, approvedSeekerOrOperator) },
  plain('POST /api/users/avatar', [401, 200, 200, 200, 200, 200, 200], {
    byNewcomers: true,
    payload: async () => upload('avatar', 'me.jpg', await photo()),
  }),
  plain('DELETE /api/users/avatar', [401, 200, 200, 200, 200, 200, 200], { byNewcomers: true }),
  {
    route: 'GET /api/users/:id/avatar',
    things: withStrangers(
      {
        'seeker A': {
          id: (cast) => lasting(cast, 'own files', () => ownFiles(cast)),
          answers: [401, 200, 404, 404, 404, 404, 200],
        },
        'seeker open to A': { id: openToA, answers: [401, 404, 404, 200, 404, 404, 200] },
        'masked seeker': { id: masked, answers: [401, 404, 404, 404, 404, 404, 200] },
        'recruiter A': {
          id: (cast) => lasting(cast, 'portrait', () => recruiterWithPortrait(cast)),
          answers: [401, 200, 200, 200, 404, 404, 200],
        },
      },
      signedIn,
    ),
  },
  {
    route: 'GET /api/users/:id/resume',
    things: withStrangers(
      {
        'seeker A': {
          id: (cast) => lasting(cast, 'own files', () => ownFiles(cast)),
          answers: [401, 200, 404, 404, 404, 403, 200],
        },
        'seeker open to A': { id: openToA, answers: [401, 404, 404, 200, 404, 403, 200] },
        'masked seeker': { id: masked, answers: [401, 404, 404, 404, 404, 403, 200] },
      },
      approvedSeekerOrOperator,
    ),
  },
];
