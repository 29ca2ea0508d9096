/** The effect of repeating a write whose first answer was lost after the commit. */
export interface Repetition {
  readonly status: number;
  /** Whether the repetition has another answer than the first request. */
  readonly answersAnew?: true;
  /** Rows that it adds, by table. */
  readonly added: Readonly<Record<string, number>>;
  readonly why: string;
}

const counted = 'Attempts are counted even if the request fails, so they commit before the answer.';
const challenge = 'A challenge is used up even if the rest is wrong; the passkey was made.';
const streamed =
  'The body is a stream of up to a gigabyte, which no transaction can wait for; the person sees two files.';
const onDisk = 'Files are deleted after the commit, which a transaction could not undo.';
const fresh = 'The answer is a new secret, which replaces the one before.';

/** Writes without `@ExactlyOnce()`, and why. Every other write has one effect and one answer. */
export const repetitions: Readonly<Record<string, Repetition>> = {
  'POST /api/auth/register': { status: 409, answersAnew: true, added: { outbox_message: 1 }, why: counted },
  'POST /api/auth/login': { status: 200, answersAnew: true, added: { session: 1 }, why: counted },
  'POST /api/auth/mock-login': { status: 200, answersAnew: true, added: { session: 1 }, why: counted },
  'POST /api/auth/password/forgot': { status: 202, added: { outbox_message: 1 }, why: counted },
  'POST /api/auth/email-link': { status: 202, added: { email_sign_in: 1, outbox_message: 1 }, why: counted },
  'POST /api/auth/email/resend': { status: 202, added: { outbox_message: 1 }, why: counted },
  'PUT /api/auth/password': { status: 400, answersAnew: true, added: {}, why: counted },
  'POST /api/auth/passkeys/options': { status: 200, answersAnew: true, added: { passkey_challenge: 1 }, why: counted },
  'POST /api/auth/passkeys/login': { status: 401, answersAnew: true, added: {}, why: counted },
  'POST /api/auth/passkeys/register/options': {
    status: 200,
    answersAnew: true,
    added: { passkey_challenge: 1 },
    why: counted,
  },
  'POST /api/auth/passkeys/register': { status: 400, answersAnew: true, added: {}, why: challenge },
  'DELETE /api/users/me/passkeys/:id': { status: 404, answersAnew: true, added: {}, why: counted },
  'POST /api/users/me/passkeys': { status: 400, answersAnew: true, added: {}, why: challenge },
  'POST /api/auth/logout': { status: 401, answersAnew: true, added: {}, why: 'The session of the request has ended.' },
  'DELETE /api/users/me': { status: 401, answersAnew: true, added: {}, why: 'The account of the request is closed.' },
  'POST /api/auth/second-factor/begin': { status: 200, answersAnew: true, added: {}, why: fresh },
  'POST /api/users/me/passkeys/options': { status: 200, answersAnew: true, added: {}, why: fresh },
  'POST /api/handover': { status: 201, answersAnew: true, added: {}, why: fresh },
  'POST /api/handover/open': { status: 410, answersAnew: true, added: {}, why: counted },
  'POST /api/companies/:id/sso/domains/:domainId/check': {
    status: 200,
    added: {},
    why: 'It asks the DNS, which no transaction can wait for. A second check within five seconds asks nothing.',
  },
  'POST /api/matches/generate': {
    status: 202,
    answersAnew: true,
    added: { outbox_message: 1 },
    why: 'It only asks for a computation, which runs once for several requests.',
  },
  'POST /api/upload/video': {
    status: 201,
    answersAnew: true,
    added: { media_file: 1, outbox_message: 1, video: 1, video_move: 1 },
    why: streamed,
  },
  'POST /api/upload/image': { status: 201, answersAnew: true, added: { owned_file: 1 }, why: streamed },
  'POST /api/upload/file': {
    status: 201,
    answersAnew: true,
    added: { outbox_message: 1, owned_file: 1 },
    why: streamed,
  },
  'POST /api/upload/attachment': { status: 201, answersAnew: true, added: { owned_file: 1 }, why: streamed },
  'POST /api/users/avatar': {
    status: 200,
    answersAnew: true,
    added: { outbox_message: 1, owned_file: 1 },
    why: streamed,
  },
  'POST /api/uploads': { status: 201, added: { video_upload: 1 }, why: 'The unused upload is deleted after a day.' },
  'DELETE /api/uploads/:id': { status: 404, answersAnew: true, added: {}, why: onDisk },
  'DELETE /api/upload/:type/:id': { status: 404, answersAnew: true, added: {}, why: onDisk },
  'DELETE /api/videos/:id': { status: 404, answersAnew: true, added: {}, why: onDisk },
  'POST /api/scheduled-messages/:id/send': {
    status: 404,
    answersAnew: true,
    added: {},
    why: 'It pushes the message to open screens after the commit. A sent one is no longer scheduled.',
  },
};
