import { foldText } from '../../server/modules/matching/engine/text/fold.js';
import type { LabelledJob, LabelledPerson } from './labels.js';
import { measureSet } from './measure-set.js';
import { readLabelledSet } from './read-set.js';
import { ownSpans } from './truth.js';

const set = readLabelledSet();
const measured = measureSet(set);

/** Slightly below the engine's figures. A change that improves a figure raises its floor; never lower one to make a change pass. */
const floors = {
  'right person first': [measured.ranking.rightFirst, 0.945],
  'all right on top': [measured.ranking.allRightOnTop, 0.865],
  'nDCG@10': [measured.ranking.ndcg10, 0.925],
  'nDCG@10, posting fr → en': [measured.ranking.byLanguages['fr → en']!, 0.9],
  'nDCG@10, posting en → fr': [measured.ranking.byLanguages['en → fr']!, 0.885],
  'right pairs proposed': [measured.ranking.rightProposed, 0.945],
  'precision of links': [measured.reading.links.precision, 0.985],
  'recall of links': [measured.reading.links.recall, 0.915],
  'precision of claims': [measured.reading.claims.precision, 0.99],
  'recall of claims': [measured.reading.claims.recall, 0.915],
  'precision of requirements': [measured.reading.requirements.precision, 0.99],
  'recall of requirements': [measured.reading.requirements.recall, 0.87],
  'level of requirements': [measured.reading.levels, 0.98],
  'years of experience': [measured.reading.years, 0.985],
  'labelled gaps told': [measured.statements.gapRecall, 0.85],
  'pairs lacking a licence at 49 or less': [measured.statements.heldBack, 0.98],
} satisfies Record<string, readonly [number, number]>;

/** Max statements per 100 matches that a label contradicts. */
const MAX_FALSE_STATEMENTS = 1;
/** Max share of proposed pairs that are neither right nor possible. */
const MAX_WRONG_PROPOSED = 0.25;

describe('the labelled set', () => {
  it.each(Object.entries(floors))('%s', (_, [figure, floor]) => {
    expect(figure).toBeGreaterThanOrEqual(floor);
  });

  it('proposes few wrong pairs', () => {
    expect(measured.ranking.wrongProposed).toBeLessThanOrEqual(MAX_WRONG_PROPOSED);
  });

  it('makes few false statements about matches', () => {
    expect(measured.statements.falsePer100).toBeLessThanOrEqual(MAX_FALSE_STATEMENTS);
    expect(measured.statements.matches).toBeGreaterThan(2 * set.jobs.length);
    expect(measured.statements.reasons).toBeGreaterThan(measured.statements.matches);
    expect(measured.statements.judged).toBeGreaterThan(0.8);
  });
});

describe('the labels', () => {
  const people = new Set(set.people.map(({ id }) => id));

  it('name existing people, and at least one right person for each posting', () => {
    const wrong = set.jobs.filter(
      ({ grades, gaps }) =>
        ![...grades.values()].includes(2) || [...grades.keys(), ...gaps.keys()].some((id) => !people.has(id)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('quote words that occur in the text', () => {
    const missing = [...set.people, ...set.jobs].flatMap((text) => {
      const words = foldText(wordsOf(text));
      const spans = [...ownSpans(text), ...text.other, ...text.not];
      return spans.filter(({ span }) => !words.includes(foldText(span))).map(({ span }) => `${text.id}: ${span}`);
    });
    expect(missing).toEqual([]);
  });
});

function wordsOf(text: LabelledPerson | LabelledJob): string {
  if ('profile' in text) {
    const { skills, experience, bio } = text.profile;
    return [...skills, experience, bio].join('\n');
  }
  const { title, description, requirements } = text.posting;
  return [title, description, ...requirements].join('\n');
}
