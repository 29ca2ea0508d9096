import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Runs a program of ours to its end. @param signal ends it */
export async function runNode(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  child.on('error', () => undefined); // The abort, whose reason the caller knows.
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The test runner, without its projects and files. */
export const jest: readonly string[] = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(ROOT, 'node_modules/jest/bin/jest.js'),
  ...['--ci', '--testTimeout=60000', '--maxWorkers=1', '--workerIdleMemoryLimit=1800MB'],
];

/** The last line that the test runner prints about its tests, for example `3 passed, 3 total`. */
export const testsOf = (output: string): string => /^Tests: +(.*)$/m.exec(output)?.[1] ?? lastLine(output);

/** The failed tests that the test runner names, each with the first lines of its error. */
export function failedTests(output: string): string[] {
  const blocks = output.split(/^ {2}● /m).slice(1);
  const told = blocks.map((block) => block.split('\n').slice(0, 12).join(' ').replace(/\s+/g, ' ').slice(0, 400));
  return told.length > 0 ? [...new Set(told)] : [lastLine(output)];
}

export const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';
