/** A reason to stop that the person can act on: printed as one line, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a command's main function: prints a Refusal as its line alone and anything else with its stack, and exits with 1.
 * @param {() => Promise<number | void>} main its answer is the exit code (0 when it gives none)
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
