/**
 * The most statements that a request may send to PostgreSQL: the guard's one, `begin` and `commit` among them. These are figures of
 * today: a change that needs more says why here, and a change that needs fewer lowers them.
 */
export const limits = {
  'GET /api/messages/unread/count': 3,
  'GET /api/messages/conversations': 6,
  'POST /api/messages, the first one': 23,
  'POST /api/messages, an answer': 16,
  'POST /api/applications': 22,
  'GET /api/applications': 7,
  // One for the stages of the posting's team.
  'GET /api/applications/job/:jobId': 12,
  // Four people: what the board sends for its rows, their videos with questions, captions and sound, and the reviews.
  'GET /api/jobs/:id/comparison': 22,
  'GET /api/matches': 9,
  'GET /api/users': 11,
  // Two for a seeker's own lists: the companies they hide; their fits and saved postings of the page, together.
  'GET /api/jobs': 11,
} as const;

export type Limited = keyof typeof limits;
