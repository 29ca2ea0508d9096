import { MessageBudget } from './message-budget.js';

describe('the messages of a socket', () => {
  it('may come in a burst, then at a steady rate', () => {
    const budget = new MessageBudget(0);
    const spend = (count: number, now: number): number =>
      Array.from({ length: count }, () => budget.spend(now)).filter(Boolean).length;
    expect(spend(150, 0)).toBe(150);
    expect(budget.spend(0)).toBe(false);
    expect(spend(30, 1_000)).toBe(19);
    expect(spend(400, 60_000)).toBe(150);
  });
});
