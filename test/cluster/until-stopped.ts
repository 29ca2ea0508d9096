import { describeFailure } from '../../server/launcher/launcher-error.js';
import { Terminal } from '../../server/launcher/supervisor/terminal.js';

/**
 * Runs a command to its end and leaves with its exit code. Ctrl-C, `kill`, a closed terminal and the death of the process that started
 * us abort the signal; the command then stops its parts and returns.
 */
export function untilStopped(command: (terminal: Terminal, signal: AbortSignal) => Promise<number>): void {
  const terminal = new Terminal();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) terminal.say('Stopping.');
      stopping.abort(new Error('stopped'));
    });
  }
  command(terminal, stopping.signal).then(
    (code) => process.exit(code),
    (error: unknown) => {
      const { aborted } = stopping.signal;
      if (!aborted) terminal.say(describeFailure(error));
      process.exit(aborted ? 0 : 1);
    },
  );
}
