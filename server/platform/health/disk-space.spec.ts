import { tmpdir } from 'node:os';
import { diskSpace, spaceRemark } from './disk-space.js';
import { Degraded } from './health-checks.js';
import { gigabytes, platformSentences } from './platform-sentences.js';

const GB = 1_000_000_000;
const freeOf = (free: number, all: number) =>
  platformSentences.sentence('HEALTH.DISK_FREE', { free: gigabytes(free * GB), all: gigabytes(all * GB) });

describe('the space on the disk', () => {
  it('is told as long as there is enough', () => {
    expect(spaceRemark(50 * GB, 100 * GB)).toEqual(freeOf(50, 100));
    expect(spaceRemark(1 * GB, 8 * GB)).toEqual(freeOf(1, 8));
  });

  it.each([
    [4 * GB, 100 * GB],
    [40 * GB, 1_000 * GB],
    [0.5 * GB, 8 * GB],
    [0, 8 * GB],
  ])('is a warning when %i bytes of %i are left', (free, all) => {
    expect(spaceRemark(free, all)).toBeInstanceOf(Degraded);
  });

  it('is read from the disk of a folder', async () => {
    const remark = await diskSpace(`${tmpdir()}/not/there/yet`);
    expect(remark instanceof Degraded ? remark.why : remark).toMatchObject({
      code: expect.stringMatching(/^HEALTH\.DISK_/),
      values: { free: { values: { amount: expect.any(Number) } } },
    });
  });
});
