/** Max drain time after the supervisor died, in milliseconds; shorter than the next start needs to notice. */
const DRAIN_MS = 4_000;

/**
 * Ends this process when its supervisor is gone, even after `kill -9`, because their channel closes. Without a supervisor there
 * is no channel, and it does nothing.
 *
 * Call it after the SIGTERM handlers are installed: it sends that signal to this process, so that it drains as usual.
 */
export function watchParent(): void {
  const channel = process.channel;
  if (channel === undefined) return;
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), DRAIN_MS).unref();
  });
  channel.unref(); // Listening would keep the event loop alive.
}
