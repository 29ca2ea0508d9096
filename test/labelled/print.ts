/**
 * `npm run bench:matching -- labelled [--errors] [--unjudged] [--words TEXT]`: measures the repository's labelled set through the
 * code path of a request, at level 1. `--errors` lists each statement and reading that a label contradicts, `--unjudged` those that
 * no label covers.
 */
import { parseArgs } from 'node:util';
import { measureSet } from './measure-set.js';
import { readLabelledSet } from './read-set.js';
import type { TallyFigures } from './tally.js';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    errors: { type: 'boolean', default: false },
    unjudged: { type: 'boolean', default: false },
    words: { type: 'string', default: '' },
  },
});
const line = (name: string, figures: string): boolean => process.stdout.write(`${name.padEnd(34)}${figures}\n`);
const share = (figure: number): string => `${(100 * figure).toFixed(1)} %`;
const tally = ({ precision, recall, recallKnown, found, unjudged }: TallyFigures): string =>
  `precision ${share(precision)}, recall ${share(recall)} (${share(recallKnown)} of what the lexicon knows), ${found} found, ${unjudged} unjudged`;

const startedAt = process.cpuUsage();
const set = readLabelledSet();
const { ranking, reading, statements } = measureSet(set);
const { user, system } = process.cpuUsage(startedAt);
line('the set', `${set.jobs.length} postings, ${set.people.length} people`);
line('right person first', share(ranking.rightFirst));
line('all right on top', share(ranking.allRightOnTop));
line('nDCG@10', ranking.ndcg10.toFixed(3));
for (const [languages, figure] of Object.entries(ranking.byLanguages))
  line(`nDCG@10, posting ${languages}`, figure.toFixed(3));
line('right pairs proposed', share(ranking.rightProposed));
line('proposed and wrong', share(ranking.wrongProposed));
line('links', tally(reading.links));
line('claims', tally(reading.claims));
line('requirements', tally(reading.requirements));
line('level of requirements', share(reading.levels));
line('years', share(reading.years));
const { reason, gap, advice } = statements.byKind;
line(
  'false statements per 100 matches',
  `${statements.falsePer100.toFixed(1)} (${reason} reasons, ${gap} gaps, ${advice} advice in ${statements.matches} matches)`,
);
line('statements judged', `${share(statements.judged)} of ${statements.statements}`);
line('labelled gaps told', share(statements.gapRecall));
line('lacking a licence, at most 49', share(statements.heldBack));
line('CPU', `${((user + system) / 1e6).toFixed(1)} s`);

const isWanted = (each: string): boolean => each.includes(values.words);
const list = (all: readonly string[]): void =>
  all.filter(isWanted).forEach((each) => process.stdout.write(`${each}\n`));
if (values.errors) list([...reading.errors, ...statements.errors]);
if (values.unjudged) list([...reading.unjudged, ...statements.unjudged]);
