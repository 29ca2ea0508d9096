/**
 * `npm run bench -- <names>`: runs measurements. Each bench is a file in this folder and runs in its own process, on the product's
 * Node; it gets the figures of the command line as arguments. README.md describes what each measures.
 *
 *   npm run bench                                   lists the benches
 *   npm run bench -- ledger candidates              both, one after the other
 *   npm run bench -- search 10000 1000000           with these sizes
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');

/** By name: what the bench measures, and what must be built before. */
const benches = {
  search: { says: 'GET /api/jobs over 10,000 and 100,000 postings', built: [] },
  codecs: { says: 'a video in H.264 alone, with AV1 and with HEVC: processor time, bytes, likeness', built: [] },
  candidates: { says: 'GET /api/users over 10,000 and 100,000 people', built: [] },
  http: { says: 'requests a second of GET /api/health and GET /api/jobs/{id}, signed in', built: ['server'] },
  bulk: { says: 'a posting with 200 applicants handled by bulk actions: what the recruiter waits for', built: [] },
  ledger: { says: 'holds and captures a second, and how long an audit takes', built: [] },
  growth: { says: 'pages of the database that each list and job reads, at 10,000 and 100,000 people', built: [] },
  matching: {
    says: 'who suits whom among 100,000 postings: the index in memory against scoring every pair',
    built: [],
  },
  'matching-start': {
    says: 'how long a worker of matching needs until its first answer: all rows, or a snapshot',
    built: [],
  },
  'matching-shards': {
    says: 'matching divided among workers, against one process: equal answers, memory, start, time of a question',
    built: [],
  },
  pages: { says: 'each public page as HTML, over 10,000 and 100,000 postings', built: ['server', 'client'] },
  realtime: {
    says: '1,000 sockets on two API processes: how fast they connect, and how fast news arrive',
    built: ['server'],
  },
  stream: { says: 'a video of 300 MB read in ranges by 64 viewers', built: ['server'] },
  transcode: { says: 'ten minutes of 720p from the upload until they can be watched', built: ['server'] },
  'transcode-many': { says: '20 short clips until all can be watched', built: ['server'] },
  upload: { says: 'how much memory an upload of 1 GB costs', built: ['server'] },
};

const given = process.argv.slice(2);
const isFigure = (word) => /^\d+$/.test(word);
const names = given.filter((word) => !isFigure(word));
const figures = given.filter(isFigure);

function list() {
  for (const [name, { says }] of Object.entries(benches)) console.log(`${name.padEnd(12)} ${says}`);
  console.log('\nnpm run bench -- <names> [sizes]');
}

await runCommand(async () => {
  const unknown = names.filter((name) => !Object.hasOwn(benches, name));
  if (names.length === 0 || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no bench "${name}".`);
    list();
    return unknown.length > 0 ? 2 : 0;
  }
  const node = await prepare(root, { built: [...new Set(names.flatMap((name) => benches[name].built))] });
  let failed = 0;
  for (const name of names) {
    console.log(`\n== ${name}`);
    const { status } = spawnSync(
      node,
      [
        ...['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')],
        join(root, `test/bench/${name}.bench.ts`),
        ...figures,
      ],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) failed = 1;
  }
  return failed;
});
