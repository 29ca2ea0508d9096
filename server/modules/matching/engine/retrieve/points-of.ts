import type { Judge, Weighing } from './enquiry.js';

/**
 * Total points of a subject. Stops early with a lower value once `least` is out of reach. Threads load this file alone.
 *
 * @param added and `best`: points from shared terms.
 */
export function pointsOf(
  weighing: Weighing,
  judge: Judge,
  doc: number,
  added: number,
  best: number,
  least: number,
): number {
  const { skills, occupation, most, numbers, credits, bestCredits, fullRelevance, rows, experience } = weighing;
  const row = numbers[rows]![doc]!;
  const share = Math.max(added * skills[row]!, best * occupation[row]!);
  const counts = Math.min(1, share / fullRelevance);
  let points = added + best;
  let open = weighing.open[row]! - (1 - counts) * most[experience]![row]! * bestCredits[experience]!;
  for (let position = experience; position < numbers.length; position += 1) {
    if (points + open < least) return points;
    const whole = most[position]![row]!;
    if (whole === 0) continue;
    const attainable = position === experience ? whole * counts : whole;
    const value = numbers[position]![doc]!;
    const credit = credits[position]![value]!;
    points += attainable * (Number.isNaN(credit) ? judge(value, position) : credit);
    open -= attainable * bestCredits[position]!;
  }
  return points;
}
