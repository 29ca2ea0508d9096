import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ResumeProtected, ResumeUnreadable, ResumeUnsupported } from '../domain/resume.errors.js';
import { resumeLimits } from '../domain/resume-limits.js';

// Source or build: the program is beside this file with the same extension.
const program = fileURLToPath(new URL(`./text-program${extname(import.meta.url)}`, import.meta.url));
/** The folder of the product: `server` in the source, `dist/server` in the build; packages stand above it. */
const product = fileURLToPath(new URL('../../../..', import.meta.url));

/** Code that the program may read. It may write nothing and start no other program. */
const mayRead = [
  join(program, '..'),
  ...[product, join(product, '..')].flatMap((folder) => [join(folder, 'node_modules'), join(folder, 'package.json')]),
];
const cage = [
  '--permission',
  ...mayRead.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];

type Answer = { readonly text: string } | { readonly refused: 'PROTECTED' | 'UNSUPPORTED' | 'TOO_LARGE' | 'DAMAGED' };

/**
 * The text of a résumé: PDF, DOCX, ODT or plain text. It is read by a process of its own, without our environment, which is
 * killed when it takes too long.
 *
 * @throws ResumeProtected @throws ResumeUnsupported @throws ResumeUnreadable
 */
export async function textOfResume(bytes: Buffer, seconds: number = resumeLimits.seconds): Promise<string> {
  const answer = await ask(bytes, seconds);
  if ('text' in answer) return answer.text;
  if (answer.refused === 'PROTECTED') throw new ResumeProtected();
  throw answer.refused === 'UNSUPPORTED' ? new ResumeUnsupported() : new ResumeUnreadable();
}

const PAGE_BYTES = 4_096;
const WATCH_MS = 25;

/** Resident memory of a process, from Linux; 0 where that is not known, and the limits of time and V8 remain. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}

function ask(bytes: Buffer, seconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...cage, program, JSON.stringify(resumeLimits)], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    // V8's own limit does not count buffers, so the memory of the whole process is watched too.
    const watching = setInterval(() => {
      void memoryOf(child.pid).then((bytes) => bytes > resumeLimits.maxMemoryBytes && child.kill('SIGKILL'));
    }, WATCH_MS);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The process may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => {
      clearInterval(watching);
      reject(error);
    });
    child.once('close', (code) => {
      clearInterval(watching);
      try {
        resolve(code === 0 ? (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Answer) : { refused: 'DAMAGED' });
      } catch {
        resolve({ refused: 'DAMAGED' });
      }
    });
    child.stdin.end(bytes);
  });
}
