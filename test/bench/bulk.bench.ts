/**
 * A company handles all applicants of one posting with bulk actions, through the API: they are real accounts that applied. Measures
 * each request that the recruiter waits for; making the accounts does not count.
 *
 *   npm run bench -- bulk [applicants, 200 by default]
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../../server/api.js';
import type { BulkAnswer, SelectionAnswer } from '../../server/modules/applications/http/bulk.contract.js';
import { Clock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { askFor } from '../journeys/support/api.js';
import { makeApplicants } from '../journeys/support/applicants.js';
import { createTestDatabase } from '../support/database.js';
import { say } from './measure.js';

const RESULTS = join(import.meta.dirname, '../../.data/bench/results');
const applicants = Number(process.argv[2] ?? 200);
/** The target: seconds that the recruiter waits for the server, all requests together. */
const MAX_SECONDS = 60;

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'entrevue-bulk-'));
const app = await createApi({
  env: parseEnv({
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WORKER: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  }),
  clock: new Clock(),
  logger: createLogger('silent'),
  applicationName: 'entrevue-bench',
  clientFolder: null,
});
const report: Record<string, number> = {};
let waited = 0;
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = await app.getUrl();
  const { token } = await askFor<{ token: string }>(url, '', 'POST', '/api/auth/mock-login', {
    user_type: 'RECRUITER',
  });
  await askFor(url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
  const { id: jobId } = await askFor<{ id: string }>(url, token, 'POST', '/api/jobs', {
    title: 'Soudage-montage, quart de nuit',
    department: 'Atelier',
    location: 'Trois-Rivières, QC',
    job_type: 'FULL_TIME',
    description: 'Vous soudez et assemblez des charpentes d’acier en équipe de six, la nuit.',
    status: 'ACTIVE',
  });
  await makeApplicants({ url, jobId, count: applicants });
  say(`${applicants} applicants`);

  const timed = async <T>(name: string, method: string, path: string, body?: unknown): Promise<T> => {
    const startedAt = performance.now();
    const answer = await askFor<T>(url, token, method, path, body);
    const took = performance.now() - startedAt;
    report[name] = took;
    waited += took;
    say(`${name.padEnd(44)} ${took.toFixed(0).padStart(7)} ms`);
    return answer;
  };
  const everybody = async (name: string, filter: string): Promise<readonly string[]> => {
    const path = `/api/applications/job/${jobId}/selection?${filter}`;
    return (await timed<SelectionAnswer>(name, 'GET', path)).people.map(({ id }) => id);
  };
  const bulk = async (name: string, ids: readonly string[], action: string, more: object = {}): Promise<BulkAnswer> => {
    const answer = await timed<BulkAnswer>(name, 'POST', '/api/applications/bulk', { ids, action, ...more });
    if (answer.done !== ids.length) throw new Error(`${name}: ${answer.done} of ${ids.length} were done`);
    return answer;
  };

  await timed('open the list', 'GET', `/api/applications/job/${jobId}?sort=MATCH`);
  await timed('search “premier emploi”', 'GET', `/api/applications/job/${jobId}?q=premier+emploi`);
  const far = await everybody('select all that it finds', 'q=premier+emploi');
  const reason = 'Nous cherchons une autre expérience.';
  const declined = await bulk(`decline ${far.length} with a reason`, far, 'REJECTED', { reason });
  await timed('take all of that back', 'POST', `/api/applications/bulk/${declined.id}/undo`);
  await bulk(`decline ${far.length} again`, far, 'REJECTED', { reason });
  const close = await everybody('select all with “carte de soudage”', 'q=carte+de+soudage');
  await bulk(`move ${close.length} to the interview`, close, 'INTERVIEW');
  const rest = await everybody('select all new ones', 'status=PENDING');
  await bulk(`mark ${rest.length} as reviewed`, rest, 'REVIEWED');
  if (far.length + close.length + rest.length !== applicants) throw new Error('somebody was left out');
} finally {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}

await mkdir(RESULTS, { recursive: true });
await writeFile(join(RESULTS, 'bulk.json'), `${JSON.stringify({ applicants, waited, report }, null, 2)}\n`);
const seconds = waited / 1000;
const isKept = seconds <= MAX_SECONDS;
say(`all requests together: ${seconds.toFixed(1)} s (target: ${MAX_SECONDS} s at most) ${isKept ? 'kept' : 'MISSED'}`);
process.exit(isKept ? 0 : 1);
