/**
 * Answers the requests of a `HelperProcess`, and ends when the process that sends them is gone.
 * @param {Readonly<Record<string, (task: any) => Promise<string | void>>>} tasks by the name in a request's `task`
 */
export function answerRequests(tasks) {
  process.on('message', async ({ id, task, ...rest }) => {
    try {
      process.send?.({ id, result: (await tasks[task](rest)) ?? '' });
    } catch (error) {
      process.send?.({ id, error: String(error.stack ?? error) });
    }
  });
  process.once('disconnect', () => process.exit(0));
}
