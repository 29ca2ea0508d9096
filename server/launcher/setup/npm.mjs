import { delimiter, join } from 'node:path';

import { runProgram } from './run-program.mjs';

/**
 * Runs npm: the one that started this process, if any.
 * @param {string} root the repository
 * @param {readonly string[]} args
 * @param {{ timeoutMs?: number, env?: NodeJS.ProcessEnv }} [options]
 */
export function npm(root, args, { timeoutMs, env = process.env } = {}) {
  const script = process.env.npm_execpath;
  const usable = script !== undefined && /npm-cli\.c?js$/.test(script);
  const [program, first] = usable
    ? [process.execPath, [script]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return runProgram(program, [...first, ...args], { cwd: root, timeoutMs, env });
}

/** An environment whose PATH begins with the repository's own programs, such as Node 24. */
export function repositoryEnvironment(root, extra = {}) {
  return { ...process.env, ...extra, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
}
