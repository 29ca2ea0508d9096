const { testDataFolder } = (await import(new URL('./test-data-folder.mjs', import.meta.url).href)) as {
  testDataFolder: (root: string, room: { free: number; available: number }) => Promise<string>;
};

const GIB = 1024 ** 3;

describe('The folder of the test database', () => {
  it('is in memory if there is room, one for each clone', async () => {
    const room = { free: 8 * GIB, available: 8 * GIB };
    const [one, other] = await Promise.all([testDataFolder('/one', room), testDataFolder('/other', room)]);
    expect(one).toMatch(/^\/dev\/shm\/entrevue-test-[0-9a-f]{12}$/);
    expect(other).not.toBe(one);
  });

  it.each([
    ['a small memory disk, as in a container', { free: 64 * 1024 ** 2, available: 8 * GIB }],
    ['little memory', { free: 4 * GIB, available: 4 * GIB }],
    ['no memory disk', { free: 0, available: 8 * GIB }],
  ])('is in the clone with %s', async (_, room) => {
    expect(await testDataFolder('/one', room)).toMatch(/^[\\/]one[\\/]\.data[\\/]test$/);
  });
});
