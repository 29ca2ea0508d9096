import type { Sieve } from './enquiry.js';
import type { FactTable } from './fact-table.js';
import type { Numbers } from './fact-column.js';
import { CEILINGS_FACT, EXPERIENCE_FACT, type Question } from './question.js';
import { OCCUPATION, OPEN, SKILLS } from './shortlist.js';

/** What each fact can bring follows in a row of ceilings (see {@link Sieve}). */
const FIRST_FACT = OPEN + 1;
/** Where more values than this occur, what one is worth is worked out when the first one who has it is looked at. */
const JUDGED_AT_ONCE = 1_024;

/** What one question makes of the facts, and so how many points somebody has or can have at most. */
export class Reading<Fact> {
  readonly #question: Question<Fact>;
  readonly #table: FactTable<Fact>;
  readonly #numbers: readonly Numbers[];
  readonly #width: number;
  readonly #fullRelevance: number;
  /** A row for each way of sharing points out. */
  readonly #ceilings: Float64Array;
  readonly #rowLength: number;
  /** By position: what each value is worth, and the best of them. */
  readonly #credits: readonly Float64Array[];
  readonly #bestCredits: Float64Array;
  /** By which most are struck off before anything else is looked at. */
  readonly sieve: Sieve;

  constructor(question: Question<Fact>, table: FactTable<Fact>, fullRelevance: number) {
    this.#question = question;
    this.#table = table;
    this.#numbers = table.numbers;
    this.#width = table.width;
    this.#fullRelevance = fullRelevance;
    const positions = Array.from({ length: table.width }, (_, position) => position);
    this.#credits = positions.map((position) => this.#judged(position));
    this.#bestCredits = Float64Array.from(this.#credits, bestOf);
    this.#rowLength = FIRST_FACT + table.width;
    const rows = table.values(CEILINGS_FACT).map((fact) => {
      const { skills, occupation, facts } = question.ceilings(fact);
      const most = positions.map((position) => facts[position] ?? 0);
      const open = most.reduce((sum, points, position) => sum + points * this.#bestCredits[position]!, 0);
      return [skills > 0 ? 1 / skills : 0, occupation > 0 ? 1 / occupation : 0, open, ...most];
    });
    this.#ceilings = Float64Array.from(rows.flat());
    this.sieve = this.#sieveOf(rows);
  }

  /** What the value of that number is worth where the sieve does not know yet. */
  readonly judge = (value: number): number => this.#creditOf(value, this.sieve.sifting - FIRST_FACT);

  /** All points of somebody, or fewer than `least` as soon as it is clear that there are fewer. */
  pointsOf(doc: number, added: number, best: number, least: number): number {
    const ceilings = this.#ceilings;
    const numbers = this.#numbers;
    const bestCredits = this.#bestCredits;
    const row = numbers[CEILINGS_FACT]![doc]! * this.#rowLength;
    const share = Math.max(added * ceilings[row + SKILLS]!, best * ceilings[row + OCCUPATION]!);
    const counts = Math.min(1, share / this.#fullRelevance);
    let points = added + best;
    let open =
      ceilings[row + OPEN]! -
      (1 - counts) * ceilings[row + FIRST_FACT + EXPERIENCE_FACT]! * bestCredits[EXPERIENCE_FACT]!;
    for (let position = EXPERIENCE_FACT; position < numbers.length; position += 1) {
      if (points + open < least) return points;
      const whole = ceilings[row + FIRST_FACT + position]!;
      if (whole === 0) continue;
      const most = position === EXPERIENCE_FACT ? whole * counts : whole;
      points += most * this.#creditOf(numbers[position]![doc]!, position);
      open -= most * bestCredits[position]!;
    }
    return points;
  }

  #sieveOf(rows: readonly (readonly number[])[]): Sieve {
    const position = this.#mostTelling(rows);
    return {
      ceilings: this.#ceilings,
      rowLength: this.#rowLength,
      experience: FIRST_FACT + EXPERIENCE_FACT,
      sifting: FIRST_FACT + position,
      rows: this.#numbers[CEILINGS_FACT]!,
      values: this.#numbers[position]!,
      credits: this.#credits[position]!,
      bestByExperience: this.#bestCredits[EXPERIENCE_FACT]!,
      bestCredit: this.#bestCredits[position]!,
      fullRelevance: this.#fullRelevance,
    };
  }

  /** Of the facts after experience the one that can cost most; the one that costs nothing where there is none. */
  #mostTelling(rows: readonly (readonly number[])[]): number {
    let telling = CEILINGS_FACT;
    let cost = 0;
    for (let position = EXPERIENCE_FACT + 1; position < this.#width; position += 1) {
      const most = Math.max(0, ...rows.map((row) => row[FIRST_FACT + position]!)) * this.#bestCredits[position]!;
      if (most > cost) [telling, cost] = [position, most];
    }
    return telling;
  }

  #judged(position: number): Float64Array {
    const values = this.#table.values(position);
    const credits = this.#table.credits(position, this.#question.own[position] ?? '');
    if (position < EXPERIENCE_FACT || values.length > JUDGED_AT_ONCE) return credits;
    for (const [number, value] of values.entries()) {
      if (Number.isNaN(credits[number]!)) credits[number] = this.#question.credit(value, position);
    }
    return credits;
  }

  #creditOf(number: number, position: number): number {
    const credits = this.#credits[position]!;
    const known = credits[number]!;
    if (!Number.isNaN(known)) return known;
    return (credits[number] = this.#question.credit(this.#table.values(position)[number]!, position));
  }
}

/** 1 where some are not judged yet. */
function bestOf(credits: Float64Array): number {
  let best = 0;
  for (const credit of credits) {
    if (Number.isNaN(credit)) return 1;
    if (credit > best) best = credit;
  }
  return best;
}
