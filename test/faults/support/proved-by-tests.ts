import { jest, runNode, testsOf } from '../../cluster/parts/run-node.js';

/** A row of the table that a test of `npm test` proves. */
export interface ProvedByTest {
  readonly row: string;
  readonly done: string;
  readonly expected: string;
  /** From the root of the repository. */
  readonly test: string;
}

/** Every row that no script of this folder measures, and rows that a test measures more closely than a script. */
export const provedByTests: readonly ProvedByTest[] = [
  {
    row: 'F1',
    done: 'API killed with -9 between any two steps of a reservation or a purchase',
    expected: 'nothing lost or doubled',
    test: 'test/integration/reservations/kill-nine.int-spec.ts',
  },
  {
    row: 'F2',
    done: 'launcher, postmaster or all of PostgreSQL killed with -9, ten times in a row',
    expected: 'every start finds every acknowledged write',
    test: 'test/integration/launcher/embedded-postgres-crashes.int-spec.ts',
  },
  {
    row: 'F4',
    done: 'ffmpeg killed, crashed, hanging, without progress',
    expected: 'retried or FAILED with a reason; a hanging one is ended',
    test: 'test/integration/media/ffmpeg-process.int-spec.ts',
  },
  {
    row: 'F5',
    done: 'SIGTERM to an API with clients that keep their connections',
    expected: 'exit code 0, no accepted request refused',
    test: 'test/integration/platform/stopping.int-spec.ts',
  },
  {
    row: 'F5',
    done: 'SIGTERM to a worker in the middle of a job',
    expected: 'the job ends or is handed back',
    test: 'test/integration/queue/worker-ends.int-spec.ts',
  },
  {
    row: 'F10',
    done: 'the same rows locked by many at the same time',
    expected: 'retried or refused, never 500',
    test: 'test/integration/credits/races.int-spec.ts',
  },
  {
    row: 'F12',
    done: 'Redis frozen, killed, empty, not started yet, while jobs are asked for',
    expected: 'every job runs once',
    test: 'test/integration/queue/backend-away.int-spec.ts',
  },
  {
    row: 'F12',
    done: 'Redis that may evict keys',
    expected: 'the start is refused',
    test: 'test/integration/queue/wrong-start.int-spec.ts',
  },
  {
    row: 'F13',
    done: 'disk of the media or of the work folders full',
    expected: '507, every video completed later, no file left',
    test: 'test/integration/media/outages.int-spec.ts',
  },
  {
    row: 'F15',
    done: 'killed between the write to the store and the commit, at every step',
    expected: 'the upload is completed once',
    test: 'test/integration/media/finish-kills.int-spec.ts',
  },
  {
    row: 'F17',
    done: 'upload cut at 0 to 99.9 %',
    expected: 'continued, arrives once',
    test: 'test/integration/media/upload-cuts.int-spec.ts',
  },
  {
    row: 'F18',
    done: 'more bytes than announced or allowed',
    expected: '413 or 400, nothing kept',
    test: 'test/http/media/upload-over-the-wire.http-spec.ts',
  },
  {
    row: 'F19–F21',
    done: 'playlists, bombs, mutants, files with a wrong name',
    expected: 'refused, nothing foreign read, no worker ends',
    test: 'test/integration/media/hostile.int-spec.ts',
  },
  {
    row: 'F23',
    done: 'requests without a session, with a foreign, ended or forged one',
    expected: '401, 403 or 404 as declared',
    test: 'test/http/walks/access-matrix.http-spec.ts',
  },
  {
    row: 'F24',
    done: 'deep, long, malformed bodies to every route',
    expected: '4xx, never 5xx',
    test: 'test/http/walks/deep-bodies.http-spec.ts',
  },
  {
    row: 'F25',
    done: 'hostile words in every text field, also in file names',
    expected: 'stored as text, never 5xx',
    test: 'test/http/walks/hostile-words.http-spec.ts',
  },
  {
    row: 'F27',
    done: 'workers of two versions side by side',
    expected: 'nothing lost, nothing done twice',
    test: 'test/integration/outbox/versions.int-spec.ts',
  },
  {
    row: 'F28',
    done: 'schedules on two workers, over changes of the clock',
    expected: 'once a period',
    test: 'test/integration/queue/schedules.int-spec.ts',
  },
  {
    row: 'F29',
    done: 'answers lost on the way to the client',
    expected: 'repeated with the same key, one effect',
    test: 'test/integration/reservations/lost-answers.int-spec.ts',
  },
  {
    row: 'F30',
    done: 'data folder destroyed, restored from the backup to a moment',
    expected: 'every acknowledged write before it',
    test: 'test/integration/launcher/backup.int-spec.ts',
  },
];

/** Figures that a test prints beside its results: four spaces, then words. */
const FIGURE = /^ {4}(?!at |●|\d+ \||> |\|)[\w(].*$/gm;

/** Runs the tests of a row. */
export async function runTests(
  { test }: ProvedByTest,
  signal: AbortSignal,
): Promise<{ readonly isMet: boolean; readonly measured: string }> {
  const { code, output } = await runNode(
    [...jest, '--selectProjects', 'integration', 'apart', 'http', '--testPathPatterns', test.replaceAll('.', '\\.')],
    {},
    signal,
  );
  const figures = code === 0 ? (output.match(FIGURE) ?? []).map((line) => line.trim()).slice(0, 3) : [];
  return { isMet: code === 0, measured: [`tests: ${testsOf(output)}`, ...figures].join('; ') };
}
