import type { FactTable } from './fact-table.js';
import { CEILINGS_FACT, EXPERIENCE_FACT, type Question } from './question.js';

/** Where in a row of ceilings these stand, before those of the facts. */
const SKILLS = 0;
const OCCUPATION = 1;
/** The most that all facts together bring to this question. */
const OPEN = 2;
const FIRST_FACT = 3;
/** Where more values than this occur, what one is worth is worked out when the first one who has it is looked at. */
const JUDGED_AT_ONCE = 1_024;

/** What one question makes of the facts, and so how many points somebody has or can have at most. */
export class Reading<Fact> {
  /** Nobody gets more than this by experience … */
  readonly #mostByExperience: number;
  /** … and by the other facts. */
  readonly #mostByOthers: number;
  /** What one shared point opens of experience, which counts by how relevant it is. */
  readonly #opened: number;
  readonly #question: Question<Fact>;
  readonly #table: FactTable<Fact>;
  readonly #numbers: Uint32Array;
  readonly #width: number;
  readonly #fullRelevance: number;
  /** A row for each way of sharing points out. */
  readonly #ceilings: Float64Array;
  readonly #rowLength: number;
  /** By position: what each value is worth, and the best of them. */
  readonly #credits: readonly Float64Array[];
  readonly #bestCredits: Float64Array;

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
      return [skills, occupation, open, ...most];
    });
    this.#ceilings = Float64Array.from(rows.flat());
    const byExperience = rows.map((row) => row[FIRST_FACT + EXPERIENCE_FACT]! * this.#bestCredits[EXPERIENCE_FACT]!);
    this.#mostByExperience = Math.max(0, ...byExperience);
    this.#mostByOthers = Math.max(0, ...rows.map((row, at) => row[OPEN]! - byExperience[at]!));
    const whole = Math.min(...rows.flatMap((row) => [row[SKILLS]!, row[OCCUPATION]!]).filter((most) => most > 0));
    this.#opened = this.#mostByExperience / (whole * fullRelevance);
  }

  /** Who shares less than this cannot reach so many points, whatever the facts are. */
  sharedFor(points: number): number {
    const missing = points - this.#mostByOthers;
    return Math.max(missing / (1 + this.#opened), missing - this.#mostByExperience);
  }

  /** All points of somebody, or fewer than `least` as soon as it is clear that there are fewer. */
  pointsOf(doc: number, added: number, best: number, least: number): number {
    const ceilings = this.#ceilings;
    const numbers = this.#numbers;
    const width = this.#width;
    const own = doc * width;
    const row = numbers[own + CEILINGS_FACT]! * this.#rowLength;
    const skills = ceilings[row + SKILLS]!;
    const occupation = ceilings[row + OCCUPATION]!;
    const share = Math.max(skills > 0 ? added / skills : 0, occupation > 0 ? best / occupation : 0);
    const counts = Math.min(1, share / this.#fullRelevance);
    let points = added + best;
    let open =
      ceilings[row + OPEN]! -
      (1 - counts) * ceilings[row + FIRST_FACT + EXPERIENCE_FACT]! * this.#bestCredits[EXPERIENCE_FACT]!;
    for (let position = EXPERIENCE_FACT; position < width; position += 1) {
      if (points + open < least) return points;
      const most = ceilings[row + FIRST_FACT + position]! * (position === EXPERIENCE_FACT ? counts : 1);
      if (most === 0) continue;
      points += most * this.#creditOf(numbers[own + position]!, position);
      open -= most * this.#bestCredits[position]!;
    }
    return points;
  }

  #judged(position: number): Float64Array {
    const values = this.#table.values(position);
    if (position < EXPERIENCE_FACT || values.length > JUDGED_AT_ONCE) {
      return new Float64Array(values.length).fill(Number.NaN);
    }
    return Float64Array.from(values, (value) => this.#question.credit(value, position));
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
