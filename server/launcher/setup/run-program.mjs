import { spawn } from 'node:child_process';

import { lowerPriority } from './lower-priority.mjs';

const KEPT_CHARACTERS = 200_000;
/** No colours, because the output may be printed later into a file. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

/**
 * Runs a program to its end without a terminal and returns its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number, isBackground?: boolean }} [options]
 *   `isBackground`: it takes only the processor time that other programs leave
 * @returns {Promise<{ code: number, output: string }>} code 127: no such program; 124: it took longer than `timeoutMs`
 */
export function runProgram(program, args, { cwd, env = process.env, timeoutMs, isBackground = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let timedOut = false;
    // A process group of its own, so that a program that hangs is killed together with its children.
    const child = spawn(program, args, {
      cwd,
      env: { ...env, ...PLAIN },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    if (isBackground && child.pid !== undefined) lowerPriority(child.pid);
    const endGroup = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Ignore ESRCH: the group has already ended.
      }
    };
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          endGroup();
        }, timeoutMs)
      : undefined;
    const onExit = () => endGroup();
    process.once('exit', onExit);
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const finish = (code) => {
      clearTimeout(timer);
      process.removeListener('exit', onExit);
      resolve({ code: timedOut ? 124 : code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) output += `Ended by ${signal}.\n`;
      finish(code ?? 128);
    });
  });
}

/** The first lines of a program's output, for programs that print the cause first and help after it. */
export function firstLines(output, count = 15) {
  return output.trim().split('\n').slice(0, count).join('\n');
}

/** The last lines of a program's output, for a message. */
export function lastLines(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
