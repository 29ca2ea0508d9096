import { applied } from '../../applications/stage.js';
import { interviewOf } from '../../rooms/stage.js';
import { type Cast, newPlayer } from '../cast.js';
import { approvedOrSeeker, type Row, withStrangers } from './row.js';

/** Somebody else's interview with company A, which begins in five minutes. */
async function interviewOfA(cast: Cast): Promise<string> {
  const { token } = await newPlayer(cast.app, 'seeker A');
  const { id } = await applied(cast.app, token, cast.job);
  return interviewOf(cast.app, cast.players['recruiter A'].token, id);
}

export const roomRows: readonly Row[] = [
  {
    route: 'POST /api/interviews/:id/room',
    things: withStrangers(
      { 'of company A': { id: interviewOfA, answers: [401, 404, 404, 200, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    route: 'GET /api/interviews/:id/recordings',
    things: withStrangers(
      { 'of company A': { id: interviewOfA, answers: [401, 404, 404, 200, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
  {
    // Nobody recorded it; who may delete a recording is tested in test/http/rooms/recordings.
    route: 'DELETE /api/interviews/:id/recordings/:recordingId',
    things: withStrangers(
      { 'of company A': { id: interviewOfA, answers: [401, 404, 404, 404, 404, 403, 403] } },
      approvedOrSeeker,
    ),
  },
];
