/**
 * How long the built server takes to answer each public page as HTML, over any number of postings. Every page is read at many
 * addresses (postings, companies, searches), first rendered and then kept, one after the other.
 *
 *   npm run bench -- pages [10000 100000 1000000]
 *
 * Uses the postings of the `search` bench, which stay in `.data/bench`.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/launcher/embedded-postgres.js';
import { end, freePort } from '../support/running-instance.js';
import { figures, ms, say, timed } from './measure.js';
import { openMarket } from './search-database.js';
import { searchShapes } from './search-shapes.js';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.data/bench');
/** The target: max p95 of a page, rendered or kept (milliseconds). */
const P95_MS = 100;
/** Different addresses of a page with a variable part. */
const ADDRESSES = 60;
/** Pages with one address are rendered again only after a minute, so they are read as kept pages, this often. */
const READS = 60;
/** Renders of postings, companies and lists that compile the renderer's code, as in a server that has run for a minute. */
const WARM_UP = 40;

const server = await startEmbeddedPostgres({ dataDir: DATA });
const sizes = process.argv.slice(2).map(Number);
const report: Record<string, unknown> = {};
let isKept = true;

/** Parameters of `GET /api/jobs` that the page's address has too. */
const filters = ['search', 'location', 'job_type', 'remote', 'salary_min', 'sort_by'];
const searches = Object.values(searchShapes)
  .flat()
  .map((shape) => new URLSearchParams(Object.entries(shape).filter(([name]) => filters.includes(name))).toString())
  .filter((query, index, all) => query !== '' && all.indexOf(query) === index);

async function idsOf(url: string, table: 'job' | 'company'): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const condition =
    table === 'job' ? `where status = 'ACTIVE'` : 'where exists (select from job where company_id = c.id)';
  const { rows } = await client.query<{ id: string }>(
    `select id from ${table} c ${condition} order by md5(id::text) limit ${ADDRESSES + WARM_UP}`,
  );
  await client.end();
  return rows.map(({ id }) => id);
}

for (const size of sizes.length > 0 ? sizes : [10_000, 100_000]) {
  const url = await openMarket(server.url, size, say);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: 'test', NODE_OPTIONS: '', DATABASE_URL: url, DATA_DIR: DATA, PORT: String(port), PUBLIC_URL: base },
    ...{ RATE_LIMIT: 'off', WORKER: 'none', DEMO_MODE: 'true', LOG_LEVEL: 'silent' },
  };
  const api = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const read = async (path: string): Promise<boolean> => {
    const answer = await fetch(`${base}${path}`, { headers: { accept: 'text/html', 'accept-language': 'fr-CA' } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return text.includes('id="first-data"');
  };
  const isReady = (): Promise<boolean> => read('/').catch(() => false);
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (api.exitCode !== null || tries > 600) throw new Error(`the API does not answer with pages (${api.exitCode})`);
    await sleep(100);
  }

  const jobs = (await idsOf(url, 'job')).map((id) => `/jobs/${id}`);
  const companies = (await idsOf(url, 'company')).map((id) => `/company/${id}`);
  const lists = Array.from({ length: WARM_UP }, (_, n) =>
    n % 2 === 0 ? `/jobs?salary_min=${n + 1}` : `/companies?search=at${String.fromCodePoint(97 + (n >> 1))}`,
  );
  for (const path of [...jobs.slice(ADDRESSES), ...companies.slice(ADDRESSES), ...lists]) await read(path);
  const pages: Readonly<Record<string, readonly string[]>> = {
    '/': ['/'],
    '/jobs': ['/jobs'],
    '/jobs?…': searches.map((query) => `/jobs?${query}`),
    '/jobs/{id}': jobs.slice(0, ADDRESSES),
    '/companies': ['/companies'],
    '/companies?…': Array.from({ length: 26 }, (_, n) => `/companies?search=${String.fromCodePoint(97 + n)}`),
    '/company/{id}': companies.slice(0, ADDRESSES),
    '/pricing': ['/pricing'],
    '/help': ['/help'],
    '/help/{name}': ['/help/the-72-hours', '/help/your-data'],
  };
  say(`\n${size} postings             rendered p50      p95   kept p50      p95   without content`);
  for (const [name, paths] of Object.entries(pages)) {
    const rendered: number[] = [];
    const kept: number[] = [];
    let empty = 0;
    const ask = async (path: string): Promise<void> => {
      if (!(await read(path))) empty += 1;
    };
    for (const path of paths) await timed(() => ask(path), rendered);
    for (let n = 0; n < READS; n += 1) await timed(() => ask(paths[n % paths.length] ?? '/'), kept);
    const [first, again] = [figures(rendered), figures(kept)];
    const isFast = Math.max(first.p95, again.p95) <= P95_MS;
    isKept &&= isFast && empty === 0;
    report[`${size} ${name}`] = { rendered: first, kept: again, addresses: paths.length, empty };
    say(
      `${name.padEnd(22)} ${ms(first.p50)} ${ms(first.p95)}   ${ms(again.p50)} ${ms(again.p95)}   ${empty}  ${isFast ? 'ok' : 'MISS'}`,
    );
  }
  await end(api);
}

await mkdir(join(DATA, 'results'), { recursive: true });
await writeFile(join(DATA, 'results/pages.json'), `${JSON.stringify(report, null, 2)}\n`);
await server.stop();
say(isKept ? 'every target met' : 'a target was missed');
