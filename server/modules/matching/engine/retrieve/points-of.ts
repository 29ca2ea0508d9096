import type { Judge, Weighing } from './enquiry.js';

/**
 * All points of somebody, or fewer than `least` as soon as it is clear that there are fewer. Threads load this by itself.
 *
 * @param added and `best`: what they share, in points.
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
