import type { Judge, Weighing } from './enquiry.js';
import type { FactTable } from './fact-table.js';
import { CEILINGS_FACT, EXPERIENCE_FACT, type Question } from './question.js';

/** With more distinct values than this, a credit is computed when the first subject with it is read. */
const JUDGED_AT_ONCE = 1_024;

/** The facts of an index as one question weighs them. */
export class Reading<Fact> {
  readonly #question: Question<Fact>;
  readonly #table: FactTable<Fact>;
  readonly #credits: readonly Float64Array[];
  readonly weighing: Weighing;

  /** @param fullRelevance share of skills or occupation from which experience counts in full. */
  constructor(question: Question<Fact>, table: FactTable<Fact>, fullRelevance: number) {
    this.#question = question;
    this.#table = table;
    const positions = Array.from({ length: table.width }, (_, position) => position);
    this.#credits = positions.map((position) => this.#judged(position));
    const bestCredits = Float64Array.from(this.#credits, bestOf);
    const ceilings = table.values(CEILINGS_FACT).map((fact) => question.ceilings(fact));
    const most = positions.map((position) => Float64Array.from(ceilings, ({ facts }) => facts[position] ?? 0));
    this.weighing = {
      skills: Float64Array.from(ceilings, ({ skills }) => (skills > 0 ? 1 / skills : 0)),
      occupation: Float64Array.from(ceilings, ({ occupation }) => (occupation > 0 ? 1 / occupation : 0)),
      open: Float64Array.from(ceilings, (_, row) =>
        most.reduce((sum, points, position) => sum + points[row]! * bestCredits[position]!, 0),
      ),
      most,
      numbers: table.numbers,
      credits: this.#credits,
      bestCredits,
      fullRelevance,
      rows: CEILINGS_FACT,
      experience: EXPERIENCE_FACT,
      sifting: mostTelling(most, bestCredits),
    };
  }

  readonly judge: Judge = (value, position) => {
    const credits = this.#credits[position]!;
    return (credits[value] = this.#question.credit(this.#table.values(position)[value]!, position));
  };

  #judged(position: number): Float64Array {
    const values = this.#table.values(position);
    const credits = this.#table.credits(position, this.#question.own[position] ?? '');
    if (position < EXPERIENCE_FACT || values.length > JUDGED_AT_ONCE) return credits;
    for (const [number, value] of values.entries()) {
      if (Number.isNaN(credits[number]!)) credits[number] = this.#question.credit(value, position);
    }
    return credits;
  }
}

/** The fact after experience that can cost the most points; CEILINGS_FACT, which costs none, if no other does. */
function mostTelling(most: readonly Float64Array[], bestCredits: Float64Array): number {
  let telling = CEILINGS_FACT;
  let cost = 0;
  for (let position = EXPERIENCE_FACT + 1; position < most.length; position += 1) {
    const highest = Math.max(0, ...most[position]!) * bestCredits[position]!;
    if (highest > cost) [telling, cost] = [position, highest];
  }
  return telling;
}

/** 1 if some credits are not computed yet. */
function bestOf(credits: Float64Array): number {
  let best = 0;
  for (const credit of credits) {
    if (Number.isNaN(credit)) return 1;
    if (credit > best) best = credit;
  }
  return best;
}
