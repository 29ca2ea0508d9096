import { applied, decide, soon } from '../../applications/stage.js';
import { recruiterOf } from '../../identity/hiring.js';
import { publish } from '../../jobs/market.js';
import { type Cast, newPlayer, type Player } from '../cast.js';
import { approvedOrSeeker, json, lasting, plain, type Row, seekers, withStrangers } from './row.js';

const approved = [0, 0, 0, 1, 1, 0, 0] as const;
const slots = ['2027-01-20T14:00:00.000Z', '2027-01-20T19:30:00.000Z'] as const;
const proposal = { scheduled_at: slots[0], proposed_slots: [...slots], type: 'VIDEO' };

/** A separate recruiter, so that profiles opened to them do not affect other rows. */
const outsider = (cast: Cast): Promise<string> =>
  lasting(cast, 'outsider', async () => (await recruiterOf(cast.app, {}, { name: 'Ailleurs' })).token);

async function postingElsewhere(cast: Cast): Promise<string> {
  return (await publish(cast.app, await outsider(cast), {})).id;
}

/** A new seeker applies to company A. */
async function receivedByA(cast: Cast): Promise<string> {
  const { token } = await newPlayer(cast.app, 'seeker A');
  return (await applied(cast.app, token, cast.job)).id;
}

/** Company A declined somebody in a bulk that can still be undone. */
async function refusalsOfA(cast: Cast): Promise<string> {
  const { status, body, text } = await cast.app.request<{ id: string }>({
    method: 'POST',
    url: '/api/applications/bulk',
    token: cast.players['recruiter A'].token,
    payload: { ids: [await receivedByA(cast)], action: 'REJECTED' },
  });
  if (status !== 200) throw new Error(`bulk answered ${status}: ${text}`);
  return body.id;
}

/** Seeker B applies elsewhere. */
async function sentByB(cast: Cast): Promise<string> {
  return (await applied(cast.app, cast.players['seeker B'].token, await postingElsewhere(cast))).id;
}

/** With an interview that waits for the candidate to choose. */
async function withInterview(cast: Cast, token: string, id: string): Promise<string> {
  const { status, body, text } = await decide(cast.app, token, id, { status: 'INTERVIEW', interview: proposal });
  if (status !== 200) throw new Error(`interview answered ${status}: ${text}`);
  return `${id}/${body.interviews[0]?.id}`;
}

const interviewOfA = async (cast: Cast): Promise<string> =>
  withInterview(cast, cast.players['recruiter A'].token, await receivedByA(cast));
const interviewOfB = async (cast: Cast): Promise<string> =>
  withInterview(cast, await outsider(cast), await sentByB(cast));

/** Another company offers seeker B a job. */
async function offerOfB(cast: Cast): Promise<string> {
  const id = await sentByB(cast);
  const token = await outsider(cast);
  await decide(cast.app, token, id, { status: 'INTERVIEW' });
  const offer = { pay: '65 000 $', start_date: soon(cast.app) };
  const { status, text } = await decide(cast.app, token, id, { status: 'OFFERED', offer });
  if (status !== 200) throw new Error(`offer answered ${status}: ${text}`);
  return id;
}

/** Requests that only one side may send. */
const interviewChange = ({ players }: Cast, caller: Player | null): object => {
  const isSeeker = caller?.id === players['seeker A'].id || caller?.id === players['seeker B'].id;
  return isSeeker ? { choose: slots[1] } : { cancel: true };
};

/** Data that only the team of company A can read and write. */
const teamRows: readonly Row[] = (
  [
    ['GET /api/jobs/:id/scorecard', ({ job }: Cast) => job, 200, undefined],
    ['GET /api/jobs/:id/comparison', ({ job }: Cast) => job, 200, undefined],
    ['GET /api/applications/:id/reviews/mine', receivedByA, 200, undefined],
    [
      'PUT /api/applications/:id/reviews/mine',
      receivedByA,
      200,
      { scores: [{ criterion_id: 'skills', score: 3, note: 'Vu' }] },
    ],
    // Nobody has reviewed it yet.
    ['GET /api/applications/:id/reviews', receivedByA, 404, undefined],
    ['GET /api/applications/:id/blind', receivedByA, 200, undefined],
    ['POST /api/applications/:id/blind', receivedByA, 200, undefined],
    ['DELETE /api/applications/:id/blind', receivedByA, 200, undefined],
    ['GET /api/applications/:id/notes', receivedByA, 200, undefined],
    ['POST /api/applications/:id/notes', receivedByA, 201, { text: 'À revoir' }],
  ] as const
).map(([route, id, own, payload]) => ({
  route,
  ...(payload && { payload: () => json(payload) }),
  things: withStrangers({ 'of company A': { id, answers: [401, 403, 403, own, 404, 403, 403] } }, approved),
}));

const scorecardRow: Row = {
  route: 'PUT /api/jobs/:id/scorecard',
  payload: () => json({ version: 0, criteria: [{ id: 'soin', name: 'Soin', anchors: ['a', 'b', 'c', 'd'] }] }),
  things: withStrangers(
    { 'of company A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 403, 403] } },
    approved,
  ),
};

const stages = [{ id: 'REVIEWED', name: { fr: 'Appel', en: 'Call' }, maps_to: 'REVIEWED' }];
let templates = 0;

async function templateOfA(cast: Cast): Promise<string> {
  templates += 1;
  const { body, status, text } = await cast.app.request<{ templates: { id: string; name: string }[] }>({
    method: 'POST',
    url: '/api/stage-templates',
    token: cast.players['recruiter A'].token,
    payload: { name: `Modèle ${templates}`, stages },
  });
  const made = body.templates.find(({ name }) => name === `Modèle ${templates}`);
  if (status !== 201 || !made) throw new Error(`template answered ${status}: ${text}`);
  return made.id;
}

const stageRows: readonly Row[] = [
  {
    route: 'GET /api/jobs/:id/stages',
    things: withStrangers(
      { 'of company A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  {
    route: 'PUT /api/jobs/:id/stages',
    payload: () => json({ version: 0, stages }),
    things: withStrangers(
      {
        'of company A': {
          // A posting of its own, so that other rows find the standard stages.
          id: async (cast) => (await publish(cast.app, cast.players['recruiter A'].token, {})).id,
          answers: [401, 403, 403, 200, 404, 403, 403],
        },
      },
      approved,
    ),
  },
  {
    route: 'PUT /api/applications/:id/stage',
    payload: () => json({ stage_id: 'REVIEWED', version: 0 }),
    things: withStrangers(
      { 'sent to company A': { id: receivedByA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  plain('GET /api/stage-templates', [401, 403, 403, 200, 200, 403, 403]),
  plain('POST /api/stage-templates', [401, 403, 403, 201, 201, 403, 403], {
    payload: () => {
      templates += 1;
      return json({ name: `Modèle ${templates}`, stages });
    },
  }),
  {
    route: 'DELETE /api/stage-templates/:id',
    things: withStrangers(
      { 'of company A': { id: templateOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
];

const words = { kind: 'MESSAGE', text: { fr: 'Bonjour {first_name}' } };
let texts = 0;

async function messageTemplateOfA(cast: Cast): Promise<string> {
  texts += 1;
  const { body, status, text } = await cast.app.request<{ templates: { id: string; name: string }[] }>({
    method: 'POST',
    url: `/api/companies/${cast.companyA}/message-templates`,
    token: cast.players['recruiter A'].token,
    payload: { ...words, name: `Texte ${texts}` },
  });
  const made = body.templates.find(({ name }) => name === `Texte ${texts}`);
  if (status !== 201 || !made) throw new Error(`template answered ${status}: ${text}`);
  return `${cast.companyA}/${made.id}`;
}

/** Templates of company A; each call has a template of its own, because it is changed or deleted. */
const messageTemplateRows: readonly Row[] = [
  ...(
    [
      ['GET', '', 200, undefined],
      ['POST', '', 201, () => ({ ...words, name: `Texte de la marche ${(texts += 1)}` })],
      ['POST', '/preview', 200, () => words],
    ] as const
  ).map(([method, path, own, payload]): Row => ({
    route: `${method} /api/companies/:id/message-templates${path}`,
    ...(payload && { payload: () => json(payload()) }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, own, 404, 403, 403] } },
      approved,
    ),
  })),
  {
    route: 'PUT /api/companies/:id/message-signature',
    payload: () => json({ fr: 'Luc Roy', en: null }),
    things: withStrangers(
      { 'company A': { id: ({ companyA }) => companyA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  ...(['PUT', 'DELETE'] as const).map((method): Row => ({
    route: `${method} /api/companies/:id/message-templates/:templateId`,
    ...(method === 'PUT' && { payload: () => json({ ...words, name: `Texte changé ${(texts += 1)}`, version: 1 }) }),
    things: withStrangers(
      { 'of company A': { id: messageTemplateOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  })),
];

export const applicationRows: readonly Row[] = [
  ...teamRows,
  ...messageTemplateRows,
  scorecardRow,
  ...stageRows,
  plain('GET /api/applications', [401, 200, 200, 403, 403, 403, 403]),
  plain('POST /api/applications', [401, 201, 201, 403, 403, 403, 403], {
    payload: async (cast) => json({ job_id: await postingElsewhere(cast) }),
  }),
  {
    route: 'GET /api/applications/job/:jobId',
    things: withStrangers({ 'of A': { id: ({ job }) => job, answers: [401, 403, 403, 200, 404, 403, 403] } }, approved),
  },
  ...['selection', 'file'].map(
    (name) =>
      ({
        route: `GET /api/applications/job/:jobId/${name}`,
        things: withStrangers(
          { 'of A': { id: ({ job }: Cast) => job, answers: [401, 403, 403, 200, 404, 403, 403] } },
          approved,
        ),
      }) satisfies Row,
  ),
  // Somebody else's applications are refused one by one, inside the answer.
  plain('POST /api/applications/bulk', [401, 403, 403, 200, 200, 403, 403], {
    payload: async (cast) => json({ ids: [await receivedByA(cast)], action: 'REVIEWED' }),
  }),
  {
    route: 'POST /api/applications/bulk/:id/undo',
    things: withStrangers(
      { 'of company A': { id: refusalsOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  {
    route: 'GET /api/applications/:id',
    things: withStrangers(
      {
        'sent to company A': {
          id: (cast) => lasting(cast, 'received by A', () => receivedByA(cast)),
          answers: [401, 404, 404, 200, 404, 403, 403],
        },
        'sent by seeker B': {
          id: (cast) => lasting(cast, 'sent by B', () => sentByB(cast)),
          answers: [401, 404, 200, 404, 404, 403, 403],
        },
      },
      approvedOrSeeker,
    ),
  },
  {
    route: 'PUT /api/applications/:id/withdraw',
    things: withStrangers(
      { 'sent by seeker B': { id: sentByB, answers: [401, 404, 200, 403, 403, 403, 403] } },
      seekers,
    ),
  },
  {
    route: 'PUT /api/applications/:id',
    payload: () => json({ status: 'REVIEWED' }),
    things: withStrangers(
      { 'sent to company A': { id: receivedByA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  {
    route: 'POST /api/applications/:id/accept',
    things: withStrangers(
      { 'sent to company A': { id: receivedByA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  {
    route: 'PUT /api/applications/:id/offer',
    payload: () => json({ answer: 'QUESTION', note: 'Quel quart?' }),
    things: withStrangers({ 'of seeker B': { id: offerOfB, answers: [401, 404, 200, 403, 403, 403, 403] } }, seekers),
  },
  {
    route: 'PUT /api/applications/:id/interviews/:iid',
    payload: (cast, caller) => json(interviewChange(cast, caller)),
    things: withStrangers(
      {
        'of company A': { id: interviewOfA, answers: [401, 404, 404, 200, 404, 403, 403] },
        'of seeker B': { id: interviewOfB, answers: [401, 404, 200, 404, 404, 403, 403] },
      },
      approvedOrSeeker,
    ),
  },
  {
    route: 'GET /api/applications/:id/interviews/:iid.ics',
    things: withStrangers(
      {
        'of company A': {
          id: (cast) => lasting(cast, 'interview of A', () => interviewOfA(cast)),
          answers: [401, 404, 404, 200, 404, 403, 403],
        },
        'of seeker B': {
          id: (cast) => lasting(cast, 'interview of B', () => interviewOfB(cast)),
          answers: [401, 404, 200, 404, 404, 403, 403],
        },
      },
      approvedOrSeeker,
    ),
  },
];
