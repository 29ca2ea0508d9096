import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import { pdf } from '../../../support/samples/documents.js';
import { attach, conversationIdOf } from '../../messaging/stage.js';
import { form } from '../../media/people.js';
import type { Cast } from '../cast.js';
import { approvedOrSeeker, json, lasting, NOBODY, operators, plain, type Row, withStrangers } from './row.js';

/** Between seeker A and recruiter A: the recruiter paid to write, because nothing connects the two. */
const conversation = (cast: Cast): Promise<string> =>
  lasting(cast, 'conversation', async () => {
    const { app, players, companyA } = cast;
    const [seekerA, recruiterA] = [players['seeker A'], players['recruiter A']];
    const id = conversationIdOf(seekerA, recruiterA);
    await query(
      app.databaseUrl,
      `insert into conversation (id, seeker_id, recruiter_id, company_id, started_by, created_at, unsolicited_at, last_sequence,
                                 last_message_at, seeker_read, seeker_delivered, recruiter_read, recruiter_delivered)
       values ($1, $2, $3, $4, 'RECRUITER', now(), now(), 0, now(), 0, 0, 0, 0) on conflict (id) do nothing`,
      [id, seekerA.id, recruiterA.id, companyA],
    );
    return id;
  });

/** A new message every time, because the person who deletes it no longer sees it. */
const message = async (cast: Cast): Promise<string> => {
  const conversationId = await conversation(cast);
  const id = randomUUID();
  await query(
    cast.app.databaseUrl,
    `with counted as (update conversation set last_sequence = last_sequence + 1 where id = $2 returning last_sequence)
     insert into message (id, conversation_id, sequence, sender_id, content, created_at, hidden_from_seeker, hidden_from_recruiter)
     select $1, $2, last_sequence, $3, 'Bonjour', now(), false, false from counted`,
    [id, conversationId, cast.players['recruiter A'].id],
  );
  return id;
};

/** A new one every time: sending and cancelling delete it. */
const scheduled = async (cast: Cast): Promise<string> => {
  await conversation(cast);
  const id = randomUUID();
  const { databaseUrl } = cast.app;
  await query(databaseUrl, 'delete from scheduled_message');
  await query(
    databaseUrl,
    `insert into scheduled_message (id, author_id, receiver_id, slot, content, send_at, state, created_at)
     values ($1, $2, $3, 1, 'Bonjour', now() + interval '1 day', 'WAITING', now())`,
    [id, cast.players['recruiter A'].id, cast.players['seeker A'].id],
  );
  return id;
};

const everybody = [401, 200, 200, 200, 200, 403, 403] as const;
const ofThePair = [401, 200, 404, 200, 404, 403, 403] as const;
const missing = [401, 404, 404, 404, 404, 403, 403] as const;
const malformed = [401, 400, 400, 400, 400, 403, 403] as const;

const conversationRows: readonly Row[] = [
  plain('GET /api/messages/conversations', everybody),
  plain('GET /api/messages/unread/count', everybody),
  // Without a search word.
  plain('GET /api/messages/search', malformed),
  {
    route: 'GET /api/messages/conversations/with/:userId',
    things: withStrangers(
      { 'seeker B': { id: ({ players }) => players['seeker B'].id, answers: [401, 404, 404, 200, 200, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'GET /api/messages/:id',
    things: {
      'of seeker A and recruiter A': { id: conversation, answers: ofThePair },
      missing: { id: () => `${NOBODY}_${NOBODY}`, answers: missing },
      malformed: { id: () => 'no-id', answers: malformed },
    },
  },
  plain('POST /api/messages', [401, 404, 404, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: ({ players }) => json({ content: 'Bonjour', receiver_id: players['seeker B'].id }),
  }),
  {
    route: 'PUT /api/messages/:id/read',
    things: withStrangers(
      { 'of seeker A and recruiter A': { id: conversation, answers: ofThePair } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'DELETE /api/messages/:id',
    things: withStrangers({ 'from recruiter A to seeker A': { id: message, answers: ofThePair } }, approvedOrSeeker),
  },
];

const approved = [0, 0, 0, 1, 1, 0, 0] as const;
const scheduledRows: readonly Row[] = [
  // Without a person.
  plain('GET /api/scheduled-messages', [401, 403, 403, 400, 400, 403, 403]),
  plain('POST /api/scheduled-messages', [401, 403, 403, 201, 409, 403, 403], {
    // Nothing connects recruiter B and seeker A, so that message would have a price.
    payload: async (cast) => {
      await conversation(cast);
      const inAMonth = new Date(cast.app.clock.now().getTime() + 30 * 86_400_000).toISOString();
      return json({ content: 'Bonjour', receiver_id: cast.players['seeker A'].id, send_at: inAMonth });
    },
  }),
  {
    route: 'DELETE /api/scheduled-messages/:id',
    things: withStrangers(
      { 'of recruiter A': { id: scheduled, answers: [401, 403, 403, 200, 404, 403, 403] } },
      approved,
    ),
  },
  {
    route: 'POST /api/scheduled-messages/:id/send',
    things: withStrangers(
      { 'of recruiter A': { id: scheduled, answers: [401, 403, 403, 201, 404, 403, 403] } },
      approved,
    ),
  },
];

const fileRows: readonly Row[] = [
  plain('POST /api/upload/attachment', [401, 201, 201, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: () => form([{ name: 'file', fileName: 'x.pdf', bytes: pdf() }]),
  }),
  {
    route: 'GET /api/upload/attachments/:id',
    things: withStrangers(
      {
        'of seeker A, sent to nobody': {
          id: (cast) =>
            lasting(cast, 'attachment', async () => {
              const { body } = await attach(cast.app, cast.players['seeker A'], 'x.pdf', pdf());
              return body.id;
            }),
          answers: [401, 200, 404, 404, 404, 403, 403],
        },
      },
      approvedOrSeeker,
    ),
  },
];

const safetyRows: readonly Row[] = [
  {
    route: 'POST /api/users/:id/block',
    byNewcomers: true,
    things: withStrangers(
      {
        'recruiter B': { id: ({ players }) => players['recruiter B'].id, answers: [401, 200, 200, 404, 404, 403, 403] },
        'seeker B': { id: ({ players }) => players['seeker B'].id, answers: [401, 404, 404, 200, 200, 403, 403] },
      },
      approvedOrSeeker,
    ),
  },
  {
    // Unblocking a person who is not blocked changes nothing.
    route: 'DELETE /api/users/:id/block',
    things: {
      'somebody who was not blocked': { id: ({ players }) => players['seeker B'].id, answers: everybody },
      missing: { id: () => NOBODY, answers: everybody },
      malformed: { id: () => 'not-an-id', answers: malformed },
    },
  },
  plain('POST /api/reports', [401, 201, 201, 201, 201, 403, 403], {
    byNewcomers: true,
    payload: ({ job }) => json({ target_type: 'JOB', target_id: job, reason: 'SPAM' }),
  }),
  plain('GET /api/admin/reports', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'GET /api/admin/reports/:id/target',
    things: withStrangers(
      {
        'about the posting of company A': {
          id: async ({ app, players, job }) => {
            const id = randomUUID();
            await query(
              app.databaseUrl,
              `insert into report (id, reporter_id, target_type, target_id, reason, status, created_at)
               values ($1, $2, 'JOB', $3, 'SPAM', 'OPEN', now())
               on conflict (reporter_id, target_type, target_id) do update set id = excluded.id`,
              [id, players['seeker A'].id, job],
            );
            return id;
          },
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  {
    route: 'PUT /api/admin/reports/:id',
    payload: () => json({ status: 'DISMISSED' }),
    things: withStrangers(
      {
        'of seeker A, undecided': {
          id: async ({ app, players }) => {
            const id = randomUUID();
            await query(
              app.databaseUrl,
              `insert into report (id, reporter_id, target_type, target_id, reason, status, created_at)
               values ($1, $2, 'JOB', $1, 'SPAM', 'OPEN', now())`,
              [id, players['seeker A'].id],
            );
            return id;
          },
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
];

export const messageRows: readonly Row[] = [...conversationRows, ...scheduledRows, ...fileRows, ...safetyRows];
