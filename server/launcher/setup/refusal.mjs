/** A reason to stop that the user can fix: printed as one line, without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/**
 * Runs a command's main function. Prints a Refusal as one line and any other error with its stack, then exits with 1.
 * @param {() => Promise<number | void>} main returns the exit code (0 if undefined)
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
