/** `npm test`, or `npm test -- unit http` for some stages. Prints one line per stage and the total in the last line. */
import { join } from 'node:path';

import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { Refusal, runCommand } from '../../server/launcher/setup/refusal.mjs';
import { seconds } from '../../server/launcher/setup/steps.mjs';
import { makeContext } from './context.mjs';
import { chooseStages, stages } from './stages.mjs';
import { stopSharedPostgres } from './shared-postgres.mjs';
import { startInLanes } from './start-in-lanes.mjs';
import { lastLine, sum } from './tally.mjs';

const root = join(import.meta.dirname, '../..');
const MAX_REPORT_LENGTH = 30_000;

// Programs of the running stage are stopped by 'exit' handlers, which signals alone do not run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

await runCommand(async () => {
  const { chosen, unknown } = chooseStages(process.argv.slice(2));
  if (unknown.length > 0) {
    throw new Refusal(`Unknown: ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`);
  }
  const node = await prepare(root, {
    programs: chosen.flatMap(({ programs = [] }) => programs),
    optional: chosen.flatMap(({ optional = [] }) => optional),
  });
  const context = await makeContext(root, node);
  const tallies = [];
  try {
    const started = startInLanes(chosen, (stage, { isBeside }) => runStage(stage, { ...context, isBeside }));
    for (const stage of chosen) tallies.push(report(stage, await started.get(stage)));
  } finally {
    await stopSharedPostgres();
  }
  const total = sum(tallies);
  console.log(lastLine(total));
  return total.failed === 0 ? 0 : 1;
});

/** Runs a stage; an error thrown by the stage counts as one failed test. */
async function runStage(stage, context) {
  const since = Date.now();
  const tally = await stage
    .run(inLane(stage, context))
    .catch((error) => ({ passed: 0, failed: 1, details: describe(error) }));
  return { tally, took: seconds(since) };
}

/** Programs of the background take only the time that the others leave. If it is the only stage, it takes all time. */
function inLane({ lane }, context) {
  return { ...context, isBackground: lane === 'background' };
}

/** Prints the line of a stage, its notes and its failures. */
function report(stage, { tally, took }) {
  const count = `${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} FAILED` : ''}`;
  console.log(`${stage.name.padEnd(14)}${count.padEnd(28)}${took}`);
  for (const note of tally.notes ?? []) console.log(`              ${note}`);
  if (tally.failed > 0) console.log(`\n${shorten(tally.details)}\n`);
  return tally;
}

function describe(error) {
  return error instanceof Refusal ? error.message : String(error.stack ?? error);
}

/** Keeps the start and the end of a long report: causes come first, totals last. */
function shorten(text) {
  if (text.length <= MAX_REPORT_LENGTH) return text;
  const left = text.length - MAX_REPORT_LENGTH;
  return `${text.slice(0, MAX_REPORT_LENGTH / 2)}\n… ${left} characters left out …\n${text.slice(-MAX_REPORT_LENGTH / 2)}`;
}
