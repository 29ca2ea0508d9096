import { tmpdir } from 'node:os';
import { diskSpace, spaceRemark } from './disk-space.js';
import { Degraded } from './health-checks.js';

const GB = 1_000_000_000;

describe('the space on the disk', () => {
  it('is told as long as there is enough', () => {
    expect(spaceRemark(50 * GB, 100 * GB)).toBe('50.0 GB of 100.0 GB free');
    expect(spaceRemark(1 * GB, 8 * GB)).toBe('1.0 GB of 8.0 GB free');
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
    expect(remark instanceof Degraded ? remark.why : remark).toMatch(/^\d+\.\d GB of \d+\.\d GB free/);
  });
});
