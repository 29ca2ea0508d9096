import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentGuides } from '../../../storybook/component-guides';

const root = join(import.meta.dirname, '../../..');
const titles = globSync('client/design-system/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const title = /^\s*(?:const meta = \{ )?title: 'Design system\/([^']+)'/m.exec(
    readFileSync(join(root, path), 'utf8'),
  );
  return title ? [title[1]!] : [];
});

describe('guides of the components in the workshop', () => {
  it('exist for every component, and for nothing else', () => {
    expect(Object.keys(componentGuides).sort()).toEqual([...new Set(titles)].sort());
  });

  it.each(Object.entries(componentGuides))('%s says when to use it and when not, in sentences', (_, guide) => {
    for (const sentence of [...guide.use, ...guide.avoid]) expect(sentence).toMatch(/^[A-Z`].*\.$/);
    expect(guide.use.length).toBeGreaterThan(0);
    expect(guide.avoid.length).toBeGreaterThan(0);
  });
});
