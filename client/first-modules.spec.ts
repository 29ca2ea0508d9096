import { firstModules } from './first-modules';

const imports: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['shell.tsx'],
  'shell.tsx': ['button.tsx', 'main.tsx'],
  'button.tsx': [],
  'page.tsx': ['button.tsx', 'chart.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = imports[id];
    return importedIds === undefined ? null : { importedIds };
  },
};

it('finds what the application imports on every page, and nothing that only pages import', () => {
  const isFirst = firstModules('main.tsx');
  const ids = ['main.tsx', 'shell.tsx', 'button.tsx', 'page.tsx', 'chart.tsx'];
  expect(ids.filter((id) => isFirst(id, graph))).toEqual(['main.tsx', 'shell.tsx', 'button.tsx']);
});
