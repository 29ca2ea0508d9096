import type { CreditHistoryPage } from '../../../../server/modules/credits/http/credits.contract.js';
import { accept, applied } from '../../applications/stage.js';
import { type Cast, newPlayer } from '../cast.js';
import { lasting, plain, type Row, withStrangers } from './row.js';

const open = [200, 200, 200, 200, 200, 200, 200] as const;

/** Credits that recruiter A spent to accept an application. */
const lineOfA = (cast: Cast): Promise<string> =>
  lasting(cast, 'line of A', async () => {
    const { token } = cast.players['recruiter A'];
    const { id } = await applied(cast.app, (await newPlayer(cast.app, 'seeker A')).token, cast.job);
    const { status, text } = await accept(cast.app, token, id);
    if (status !== 200) throw new Error(`accepting answered ${status}: ${text}`);
    const { body } = await cast.app.request<CreditHistoryPage>({ url: '/api/credits/history', token });
    const line = body.transactions.find(({ reference }) => reference?.type === 'APPLICATION');
    if (!line) throw new Error('no line about the application');
    return line.id;
  });

export const otherRows: readonly Row[] = [
  plain('GET /api/dashboard/jobseeker/stats', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/dashboard/recruiter/stats', [401, 403, 403, 200, 200, 200, 403]),
  plain('GET /api/dashboard/recruiter/analytics', [401, 403, 403, 200, 200, 403, 403]),
  {
    route: 'GET /api/dashboard/recruiter/spending/:id',
    things: withStrangers(
      { 'of A': { id: lineOfA, answers: [401, 403, 403, 200, 404, 403, 403] } },
      [0, 0, 0, 1, 1, 0, 0],
    ),
  },
  plain('GET /api/client-config', open),
  // The demo has no CONTACT_EMAIL.
  plain('GET /.well-known/security.txt', [404, 404, 404, 404, 404, 404, 404]),
  plain('GET /api/taxonomy/attributions', open),
  plain('GET /api/health', open),
  plain('GET /api/health/ready', open),
  plain('GET /api/openapi.json', open),
  plain('GET /api/docs', open),
  plain('GET /api/docs/start.js', open),
  plain('GET /api/docs/swagger-ui.css', open),
  plain('GET /api/docs/swagger-ui-bundle.js', open),
];
