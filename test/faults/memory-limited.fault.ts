import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Expectations, type Fault } from './support/fault.js';
import { startOwnApi } from './support/own-api.js';
import { memoryOf } from './support/processes.js';
import { underLoad } from './support/under-load.js';

const LIMIT_MIB = 512;
const LOAD_MS = Number(process.env['MEMORY_SECONDS'] ?? 20) * 1_000;
const GROUP = '/sys/fs/cgroup/memory/entrevue-fault';

/** An API whose memory may grow little; the kernel counts only what it takes after it joined the group. */
export const fault: Fault = {
  row: 'F26',
  done: `API that may take ${LIMIT_MIB} MiB more than after its start (control group), under load for ${LOAD_MS / 1_000} s`,
  expected: 'never ended by the kernel, no request fails',
  async run(stage) {
    const cluster = await stage.cluster();
    await mkdir(GROUP, { recursive: true });
    const api = await startOwnApi(cluster.env);
    try {
      await writeFile(`${GROUP}/memory.limit_in_bytes`, String(LIMIT_MIB * 2 ** 20));
      const pid = api.pid();
      await writeFile(`${GROUP}/cgroup.procs`, String(pid));
      const { result, answers, broken } = await underLoad(cluster, () => sleep(LOAD_MS), api.origin);
      const memory = Math.round(memoryOf(pid) / 2 ** 20);
      const check = new Expectations();
      check.expect(api.pid() === pid, 'the API ended');
      check.expect(answers.count((status) => status !== 200) === 0, answers.statuses);
      check.expect(result.failures.length === 0, `${result.failures.length} failed: ${result.failures[0] ?? ''}`);
      check.expect(broken.length === 0, broken.join(', '));
      return {
        measured: `${result.requests + answers.all.length} requests, ${result.failures.length} failed, p99 of visitors ${answers.p99} ms, ${memory} MiB resident`,
        missed: check.missed,
        lost: result.lost,
        doubled: result.doubled,
      };
    } finally {
      await api.stop();
      await untilEmpty();
      await rmdir(GROUP);
    }
  },
};

/** A group can be removed once its last process has ended. */
async function untilEmpty(): Promise<void> {
  while ((await readFile(`${GROUP}/cgroup.procs`, 'utf8')) !== '') await sleep(50);
}
