import { Unavailable } from '../errors/request.errors.js';
import { CallerTurns, MAX_AT_ONCE } from './caller-turns.js';

describe('writes of one caller', () => {
  /** Work that ends when the test says so. */
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  const names = Array.from({ length: MAX_AT_ONCE + 3 }, (_, n) => `write ${n}`);
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    begun.length = 0;
    ends.clear();
  });

  it('begin a few at a time, in their order, also after one has failed', async () => {
    const turns = new CallerTurns();
    const answers = names.map((name) => turns.run('recruiter', work(name)));
    await settled();
    expect(begun).toEqual(names.slice(0, MAX_AT_ONCE));
    ends.get(names[1]!)!.reject(new Error('refused'));
    await expect(answers[1]).rejects.toThrow('refused');
    await settled();
    expect(begun).toEqual(names.slice(0, MAX_AT_ONCE + 1));
    for (const [n, name] of names.entries()) {
      if (n === 1) continue;
      ends.get(name)!.resolve(name);
      expect(await answers[n]).toBe(name);
      await settled();
    }
    expect(begun).toEqual(names);
  });

  it('may contain others, which need no turn of their own', async () => {
    const turns = new CallerTurns();
    const twice = (): Promise<string> => turns.run('recruiter', () => Promise.resolve('inner'));
    expect(await Promise.all(names.map(() => turns.run('recruiter', twice)))).toEqual(names.map(() => 'inner'));
  });

  it('do not wait for those of others', async () => {
    const turns = new CallerTurns();
    const many = names.map((name) => turns.run('recruiter', work(name)));
    const other = turns.run('somebody else', work('other'));
    await settled();
    expect(begun).toContain('other');
    ends.get('other')!.resolve('done');
    expect(await other).toBe('done');
    for (const name of names) {
      ends.get(name)!.resolve(name);
      await settled();
    }
    expect(await Promise.all(many)).toEqual(names);
    // All places are free again.
    const again = names.slice(0, MAX_AT_ONCE).map((name) => turns.run('recruiter', work(`${name} again`)));
    await settled();
    for (const name of names.slice(0, MAX_AT_ONCE)) ends.get(`${name} again`)!.resolve(name);
    expect(await Promise.all(again)).toEqual(names.slice(0, MAX_AT_ONCE));
  });

  it('are refused if their turn does not come in time, and keep no place then', async () => {
    const turns = new CallerTurns();
    const first = names.slice(0, MAX_AT_ONCE).map((name) => turns.run('recruiter', work(name)));
    await expect(turns.run('recruiter', work('late'), 5)).rejects.toThrow(Unavailable);
    const next = turns.run('recruiter', work('next'));
    for (const name of names.slice(0, MAX_AT_ONCE)) ends.get(name)!.resolve(name);
    await Promise.all(first);
    await settled();
    expect(begun).toContain('next');
    expect(begun).not.toContain('late');
    ends.get('next')!.resolve('done');
    expect(await next).toBe('done');
  });
});
