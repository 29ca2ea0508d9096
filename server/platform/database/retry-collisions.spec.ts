import { retryCollisions } from './retry-collisions.js';

const failed = (code: string) => Object.assign(new Error(code), { code });

/** Fails with each of the codes in turn, then returns the number of runs. */
function failing(...codes: string[]) {
  let runs = 0;
  return () => {
    const code = codes[runs];
    runs += 1;
    return code ? Promise.reject(failed(code)) : Promise.resolve(runs);
  };
}

describe('retryCollisions', () => {
  it.each(['40001', '40P01'])('runs again after %s', async (code) => {
    await expect(retryCollisions(failing(code, code))).resolves.toBe(3);
  });

  it('gives up after three retries', async () => {
    await expect(retryCollisions(failing('40P01', '40P01', '40P01', '40P01'))).rejects.toMatchObject({ code: '40P01' });
  });

  it('does not repeat another error', async () => {
    await expect(retryCollisions(failing('23505'))).rejects.toMatchObject({ code: '23505' });
  });
});
