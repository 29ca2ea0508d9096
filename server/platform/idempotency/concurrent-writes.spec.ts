import { ConcurrentWrites, MAX_CONCURRENT_WRITES } from './concurrent-writes.js';

describe('concurrent writes of one account', () => {
  /** Work that ends when the test says so. */
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  const names = Array.from({ length: MAX_CONCURRENT_WRITES + 3 }, (_, n) => `write ${n}`);
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    begun.length = 0;
    ends.clear();
  });

  it('are limited and start in their order, also after one has failed', async () => {
    const writes = new ConcurrentWrites();
    const answers = names.map((name) => writes.run('recruiter', work(name)));
    await settled();
    expect(begun).toEqual(names.slice(0, MAX_CONCURRENT_WRITES));
    ends.get(names[1]!)!.reject(new Error('refused'));
    await expect(answers[1]).rejects.toThrow('refused');
    await settled();
    expect(begun).toEqual(names.slice(0, MAX_CONCURRENT_WRITES + 1));
    for (const [n, name] of names.entries()) {
      if (n === 1) continue;
      ends.get(name)!.resolve(name);
      expect(await answers[n]).toBe(name);
      await settled();
    }
    expect(begun).toEqual(names);
  });

  it('may contain other writes, which start at once', async () => {
    const writes = new ConcurrentWrites();
    const twice = (): Promise<string> => writes.run('recruiter', () => Promise.resolve('inner'));
    expect(await Promise.all(names.map(() => writes.run('recruiter', twice)))).toEqual(names.map(() => 'inner'));
  });

  it('do not wait for writes of other accounts', async () => {
    const writes = new ConcurrentWrites();
    const many = names.map((name) => writes.run('recruiter', work(name)));
    const other = writes.run('somebody else', work('other'));
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
    const again = names.slice(0, MAX_CONCURRENT_WRITES).map((name) => writes.run('recruiter', work(`${name} again`)));
    await settled();
    for (const name of names.slice(0, MAX_CONCURRENT_WRITES)) ends.get(`${name} again`)!.resolve(name);
    expect(await Promise.all(again)).toEqual(names.slice(0, MAX_CONCURRENT_WRITES));
  });
});
