import { spawn } from 'node:child_process';

const LOOK_EVERY_MS = 300;

/**
 * Becomes, as far as Node can, another program: hands on its output, our signals and its exit code. When we die, even by
 * `kill -9`, the channel between the two closes and it stops by itself.
 * @param {string} node the Node to run it with
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<number>} exit code
 */
export function runCompiled(node, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, ['--enable-source-maps', ...args], {
      cwd,
      // In a session of its own: Ctrl-C in the terminal reaches us alone, and we hand it on once.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let told = false;
    const tell = (signal) => {
      told = true;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
    const watch = whenNpmIsGone(() => tell('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      if (signal !== null && !told) console.error(`Ended by ${signal}.`);
      resolve(code ?? (told ? 0 : 1));
    });
  });
}

/** npm hands SIGTERM to the shell between it and us, which dies of it and tells nobody: we then have another parent. */
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
