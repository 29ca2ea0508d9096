import { spawn } from 'node:child_process';

const LOOK_EVERY_MS = 300;

/**
 * Runs another program in place of this one: passes on its output, our signals and its exit code. If this process dies, even by `kill -9`,
 * the channel between the two closes and the program stops.
 * @param {string} node the Node to run it with
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<number>} exit code
 */
export function runCompiled(node, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, ['--enable-source-maps', ...args], {
      cwd,
      // A session of its own: Ctrl-C in the terminal reaches only this process, which passes it on once.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let isSignalled = false;
    const forward = (signal) => {
      isSignalled = true;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    const watch = whenNpmIsGone(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      if (signal !== null && !isSignalled) console.error(`Ended by ${signal}.`);
      resolve(code ?? (isSignalled ? 0 : 1));
    });
  });
}

/** npm sends SIGTERM to the shell between it and us. The shell dies without a signal to us, but our parent process changes. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, LOOK_EVERY_MS);
  return watch;
}
