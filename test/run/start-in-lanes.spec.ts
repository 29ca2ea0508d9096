import { setTimeout as sleep } from 'node:timers/promises';

interface Stage {
  readonly name: string;
  readonly ms: number;
  readonly lane?: 'background' | 'last';
}

const path = new URL('./start-in-lanes.mjs', import.meta.url).href;
const { startInLanes } = (await import(path)) as {
  startInLanes<R>(stages: readonly Stage[], run: (stage: Stage) => Promise<R>): Map<Stage, Promise<R>>;
};

/** Runs the stages and notes each start and end. */
async function journalOf(stages: readonly Stage[]): Promise<string[]> {
  const journal: string[] = [];
  const started = startInLanes(stages, async ({ name, ms }) => {
    journal.push(`start ${name}`);
    await sleep(ms);
    journal.push(`end ${name}`);
    return `result of ${name}`;
  });
  for (const stage of stages) expect(await started.get(stage)).toBe(`result of ${stage.name}`);
  return journal;
}

describe('startInLanes', () => {
  it('runs stages without a lane one after the other', async () => {
    expect(
      await journalOf([
        { name: 'first', ms: 30 },
        { name: 'second', ms: 1 },
      ]),
    ).toEqual(['start first', 'end first', 'start second', 'end second']);
  });

  it('runs two stages of the background at a time, beside the others', async () => {
    const journal = await journalOf([
      { name: 'front', ms: 400 },
      { name: 'long', ms: 300, lane: 'background' },
      { name: 'short', ms: 1, lane: 'background' },
      { name: 'next', ms: 1, lane: 'background' },
    ]);
    expect(journal.slice(0, 3)).toEqual(['start front', 'start long', 'start short']);
    expect(journal.slice(3)).toEqual(['end short', 'start next', 'end next', 'end long', 'end front']);
  });

  it('runs the last stages alone, when all others have ended', async () => {
    const journal = await journalOf([
      { name: 'last', ms: 1, lane: 'last' },
      { name: 'front', ms: 20 },
      { name: 'behind', ms: 60, lane: 'background' },
    ]);
    expect(journal.slice(-3)).toEqual(['end behind', 'start last', 'end last']);
  });
});
