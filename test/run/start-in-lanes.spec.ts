import { setTimeout as sleep } from 'node:timers/promises';

interface Stage {
  readonly name: string;
  readonly ms: number;
  readonly lane?: 'background' | 'beside';
}

const path = new URL('./start-in-lanes.mjs', import.meta.url).href;
const { startInLanes } = (await import(path)) as {
  startInLanes<R>(
    stages: readonly Stage[],
    run: (stage: Stage, context: { isBeside: boolean }) => Promise<R>,
  ): Map<Stage, Promise<R>>;
};

/** Runs the stages and notes each start and end. */
async function journalOf(stages: readonly Stage[]): Promise<string[]> {
  const journal: string[] = [];
  const started = startInLanes(stages, async ({ name, ms }, { isBeside }) => {
    journal.push(`start ${name}${isBeside ? ' beside' : ''}`);
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

  it('runs stages beside the last one without a lane, one after the other', async () => {
    const journal = await journalOf([
      { name: 'long', ms: 300, lane: 'beside' },
      { name: 'after', ms: 1, lane: 'beside' },
      { name: 'first', ms: 20 },
      { name: 'front', ms: 100 },
    ]);
    expect(journal.slice(0, 2)).toEqual(['start first', 'end first']);
    expect(new Set(journal.slice(2, 4))).toEqual(new Set(['start front', 'start long beside']));
    expect(journal.slice(4)).toEqual(['end front', 'end long', 'start after', 'end after']);
  });

  it('runs stages beside none at once', async () => {
    expect(await journalOf([{ name: 'only', ms: 1, lane: 'beside' }])).toEqual(['start only', 'end only']);
  });
});
