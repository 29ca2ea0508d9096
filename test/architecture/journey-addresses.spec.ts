import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** `waitForURL('**\/messages')` also matches `/login?next=/messages`: the journey goes on before the person is signed in. */
const endOfAddress = /waitForURL\(\s*['"`]\*\*/;

describe('journeys', () => {
  it.each([
    ["page.waitForURL('**/messages')", true],
    ['page.waitForURL(`**${path}`)', true],
    ["page.waitForURL(isAt('/messages'))", false],
    ['page.waitForURL(`${url}/pay/**`)', false],
  ])('%s', (code, isRefused) => {
    expect(endOfAddress.test(code)).toBe(isRefused);
  });

  it('wait for whole addresses, with isAt or isPage', () => {
    const files = globSync('test/journeys/**/*.ts', { cwd: root });
    const vague = files.filter((file) => endOfAddress.test(readFileSync(join(root, file), 'utf8')));
    expect(files.length).toBeGreaterThan(30);
    expect(vague).toEqual([]);
  });
});
