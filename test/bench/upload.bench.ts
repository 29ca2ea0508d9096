/**
 * How much memory an upload takes in the API: a file of exactly the max size, one byte more, a wrong Content-Length, and four
 * uploads in parallel. They go through real sockets to a real API process, whose resident memory is read from the kernel during the
 * upload.
 *
 *   npm run bench -- upload
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInstance } from '../support/running-instance.js';
import { say } from './measure.js';
import { signUp } from './media-people.js';

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/** The target: max growth in megabytes. */
const PROMISED_MIB = 64;
const BOUNDARY = '----entrevue-bench';

/** A file with the first bytes of an MP4 and padding after them. */
const head = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\u0000\u0000\u0002\u0000isommp41'),
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat'),
]);
const filling = Buffer.alloc(MIB, 'entrevue ');

interface Answer {
  readonly status: number;
  readonly body: { code?: string; error?: string; videoProfileId?: string; originalSize?: number };
}

/** Posts a file of a size. `announce` adds a Content-Length; left out, the body is chunked. */
function post(url: string, token: string, size: number, announce?: number): Promise<Answer> {
  const before = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="bench.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
  );
  const after = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/upload/video`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(announce === undefined ? {} : { 'content-length': announce }),
      },
    });
    let isAnswered = false;
    outgoing.on('response', (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        outgoing.destroy();
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer['body'],
        });
      });
    });
    outgoing.on('error', (error) => (isAnswered ? undefined : reject(error)));
    const write = (chunk: Buffer): Promise<void> | void => {
      if (outgoing.write(chunk) || outgoing.destroyed) return undefined;
      return new Promise((resolve) => {
        const goOn = (): void => {
          outgoing.off('drain', goOn).off('close', goOn);
          resolve();
        };
        outgoing.once('drain', goOn).once('close', goOn);
      });
    };
    void (async () => {
      await write(before);
      await write(head);
      for (let left = size - head.length; left > 0 && !isAnswered && !outgoing.destroyed; left -= filling.length) {
        await write(left >= filling.length ? filling : filling.subarray(0, left));
      }
      if (!isAnswered && !outgoing.destroyed) outgoing.end(after);
    })();
  });
}

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Runs something and returns the max growth of the process's memory meanwhile, compared with its memory at rest. */
async function growth<T>(
  pid: number,
  atRest: number,
  work: () => Promise<T>,
): Promise<{ result: T; mib: number; seconds: number }> {
  let most = atRest;
  const timer = setInterval(() => (most = Math.max(most, residentMib(pid))), 20);
  const startedAt = performance.now();
  const result = await work();
  clearInterval(timer);
  return { result, mib: Math.round(most - atRest), seconds: (performance.now() - startedAt) / 1000 };
}

/** The flags of the launcher and of the image: a small young generation frees the chunks of a stream sooner. */
const instance = await startInstance({ NODE_OPTIONS: '--max-semi-space-size=2' });
let isKept = true;
const report = (what: string, { mib, seconds }: { mib: number; seconds: number }, answers: readonly Answer[]): void => {
  isKept &&= mib < PROMISED_MIB;
  const said = answers.map(({ status, body }) => `${status}${body.code ? ` ${body.code}` : ''}`).join(', ');
  say(`${what}: +${mib} MB resident, ${seconds.toFixed(1)} s, answered ${said}`);
};
try {
  const { url, api } = instance;
  const pid = api.pid ?? 0;
  // No worker runs, because the bench is about the process that receives the upload.
  for (const worker of instance.workers) worker.kill('SIGKILL');
  const token = await signUp(url, 0);
  await post(url, token, 8 * MIB);
  await sleep(1_000);
  const atRest = residentMib(pid);
  say(`API at rest: ${Math.round(atRest)} MB resident`);

  const exact = await growth(pid, atRest, () => post(url, token, GIB));
  report('1 GB exactly', exact, [exact.result]);
  const over = await growth(pid, atRest, () => post(url, token, GIB + 1));
  report('1 GB and one byte, chunked', over, [over.result]);
  const lying = await growth(pid, atRest, () => post(url, token, 64 * MIB, 2 * GIB));
  report('2 GB announced', lying, [lying.result]);
  const tokens = await Promise.all([1, 2, 3, 4].map((count) => signUp(url, count)));
  const four = await growth(pid, atRest, () => Promise.all(tokens.map((each) => post(url, each, GIB))));
  report('4 × 1 GB at once', four, four.result);
} finally {
  await instance.stop();
}
say(isKept ? `kept: below ${PROMISED_MIB} MB` : `BROKEN: ${PROMISED_MIB} MB or more`);
process.exitCode = isKept ? 0 : 1;
