/** How long a process may drain after its supervisor died (milliseconds): shorter than the next start takes to miss it. */
const DRAIN_MS = 4_000;

/**
 * Ends this process when the supervisor that started it is gone, even by `kill -9`: the channel between the two closes with
 * it. Started without a supervisor there is no channel, and nothing is watched.
 *
 * Call it after the handlers for SIGTERM are in place: it sends this process that signal, so that it drains as usual.
 */
export function watchParent(): void {
  const channel = process.channel;
  if (channel === undefined) return;
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), DRAIN_MS).unref();
  });
  channel.unref(); // Listening keeps the event loop alive, and an open channel is no reason not to end.
}
