import { randomUUID } from 'node:crypto';
import { query } from '../../../support/query.js';
import { recruiterOf } from '../../identity/hiring.js';
import { deadMessage } from '../../operations/stage.js';
import { type Cast, newPlayer } from '../cast.js';
import { json, operators, plain, type Row, withStrangers } from './row.js';

/** A video of a separate account, stopped by a full disk. It has no file, and no test reads one. */
async function pausedVideo({ app }: Cast): Promise<string> {
  const id = randomUUID();
  await query(
    app.databaseUrl,
    `insert into video (id, owner_id, status, title, visibility, quality, original_name, original_size, progress, claims,
                        created_at, updated_at)
     values ($1, $2, 'uploaded', 'Un titre', 'HIDDEN', 'medium', 'x.mp4', 1, 0, 1, now(), now())`,
    [id, randomUUID()],
  );
  await query(
    app.databaseUrl,
    `insert into media_file (id, video_id, kind, label, storage_key, content_type, size_bytes, sha256, created_at)
     values ($1, $1, 'original', '', $2, 'video/mp4', 1, repeat('0', 64), now())`,
    [id, id],
  );
  await query(
    app.databaseUrl,
    `insert into video_fault (video_id, kind, detail, tries, unclear, claims, since, last_at, retry_at)
     values ($1, 'disk-full', 'ENOSPC', 1, 0, 1, now(), now(), now())`,
    [id],
  );
  return id;
}

export const adminRows: readonly Row[] = [
  plain('GET /api/admin/approvals', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'PUT /api/admin/approvals/:userId',
    payload: () => json({ status: 'APPROVED' }),
    things: withStrangers(
      {
        'a pending recruiter': {
          id: async ({ app }) => (await newPlayer(app, 'pending recruiter')).id,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
        'the caller, or a seeker': {
          id: ({ players }, caller) => (caller ?? players['seeker A']).id,
          answers: [401, 403, 403, 403, 403, 403, 404],
        },
      },
      operators,
    ),
  },
  plain('GET /api/admin/invitations', [401, 403, 403, 403, 403, 403, 200]),
  plain('POST /api/admin/invitations', [401, 403, 403, 403, 403, 403, 201], {
    payload: () => json({ email: `invited-${randomUUID()}@mail.example` }),
  }),
  ...['POST /api/admin/invitations/:id/resend', 'DELETE /api/admin/invitations/:id'].map((route, index): Row => ({
    route,
    things: withStrangers(
      {
        'sent a moment ago': {
          id: async ({ app }) => {
            const id = randomUUID();
            await query(
              app.databaseUrl,
              `insert into recruiter_invitation (id, email, language, invited_by, created_at, expires_at)
               values ($1, $2, 'fr', $1, now(), now() + interval '14 days')`,
              [id, `invited-${id}@mail.example`],
            );
            return id;
          },
          answers: [401, 403, 403, 403, 403, 403, index === 0 ? 201 : 200],
        },
      },
      operators,
    ),
  })),
  {
    route: 'DELETE /api/admin/users/:id/sessions',
    things: withStrangers(
      {
        'a seeker': {
          id: async ({ app }) => (await newPlayer(app, 'seeker B')).id,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  {
    route: 'PUT /api/admin/users/:id/status',
    payload: () => json({ status: 'SUSPENDED', reason: 'Demande de l’argent aux candidat·es.' }),
    things: withStrangers(
      {
        'a seeker': {
          id: async ({ app }) => (await newPlayer(app, 'seeker B')).id,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
        'an operator': {
          id: async ({ app }) => (await newPlayer(app, 'operator')).id,
          answers: [401, 403, 403, 403, 403, 403, 404],
        },
      },
      operators,
    ),
  },
  plain('GET /api/admin/overview', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/users', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/companies', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'PUT /api/admin/companies/:id/status',
    payload: () => json({ status: 'SUSPENDED', reason: 'Une entreprise qui n’existe pas.' }),
    things: withStrangers(
      {
        'with one recruiter': {
          id: async ({ app }) => (await recruiterOf(app)).companyId,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  plain('GET /api/admin/company-reviews', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'PUT /api/admin/company-reviews/:id',
    payload: () => json({ status: 'VERIFIED', revision: 1 }),
    things: withStrangers(
      {
        'of a new company': {
          id: async ({ app }) => (await recruiterOf(app)).companyId,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  plain('POST /api/admin/credits/adjustments', [401, 403, 403, 403, 403, 403, 201], {
    payload: ({ players }) => json({ user_id: players['recruiter B'].id, credits: 1, reason: 'correction' }),
  }),
  {
    route: 'GET /api/admin/credits/spendings/:id',
    things: withStrangers(
      {
        'of recruiter B': {
          id: ({ players }) => players['recruiter B'].id,
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  plain('POST /api/admin/credits/refunds', [401, 403, 403, 403, 403, 403, 404], {
    payload: ({ players }) =>
      json({ user_id: players['recruiter B'].id, transaction_id: randomUUID(), reason: 'nobody is there' }),
  }),
  plain('GET /api/admin/payment-issues', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'PUT /api/admin/payment-issues/:id',
    payload: () => json({ status: 'HANDLED', note: 'Argent rendu dans Stripe.' }),
    things: withStrangers(
      {
        'waiting for a person': {
          id: async ({ app, players }) => {
            const id = randomUUID();
            await query(
              app.databaseUrl,
              `insert into payment_issue (id, kind, reference, owner_id, amount_cents, details, status, opened_at)
               values ($1, 'PAID_AFTER_END', $2, $3, 100, '{}', 'OPEN', now())`,
              [id, id, players['recruiter A'].id],
            );
            return id;
          },
          answers: [401, 403, 403, 403, 403, 403, 200],
        },
      },
      operators,
    ),
  },
  plain('GET /api/admin/audit', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/impact-ratios', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/queues', [401, 403, 403, 403, 403, 403, 200]),
  plain('POST /api/admin/dead-letters/retry', [401, 403, 403, 403, 403, 403, 200], {
    payload: async ({ app }) => json({ source: 'outbox', id: await deadMessage(app) }),
  }),
  plain('GET /api/admin/stuck-videos', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/video-costs', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'POST /api/admin/stuck-videos/:id/retry',
    things: withStrangers(
      {
        'a paused video': { id: pausedVideo, answers: [401, 403, 403, 403, 403, 403, 200] },
        'a finished video of seeker A': { id: ({ video }) => video, answers: [401, 403, 403, 403, 403, 403, 409] },
      },
      operators,
    ),
  },
  plain('POST /api/admin/stuck-videos/retry', [401, 403, 403, 403, 403, 403, 200], {
    payload: async (cast) => {
      await pausedVideo(cast);
      return {};
    },
  }),
  plain('GET /api/admin/retention', [401, 403, 403, 403, 403, 403, 200]),
  plain('GET /api/admin/match-reviews', [401, 403, 403, 403, 403, 403, 200]),
  {
    route: 'PUT /api/admin/match-reviews/:id',
    payload: () => json({ answer: 'Quelqu’un a regardé.' }),
    things: withStrangers(
      {
        'of seeker A, unanswered': {
          id: async ({ app, match, players }) => {
            const id = randomUUID();
            await query(app.databaseUrl, 'delete from match_review where match_id = $1', [match]);
            await query(
              app.databaseUrl,
              `insert into match_review (id, match_id, seeker_id, status, asked_at) values ($1, $2, $3, 'OPEN', now())`,
              [id, match, players['seeker A'].id],
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
