import { filesOf, overBudget } from './page-budgets';

const file = (imports: string[] = [], styles: string[] = []) => ({ imports, styles, bytes: 1_000 });
const built = new Map([
  ['index.js', file(['framework.js'], ['index.css'])],
  ['index.css', file()],
  ['framework.js', file()],
  ['jobs.js', file(['index.js', 'select.js'])],
  ['select.js', file(['framework.js', 'jobs.js'])],
  ['board.js', file()],
]);

describe('the budget of a page', () => {
  it('counts every file once: imports, their imports, and styles', () => {
    expect([...filesOf(['index.js', 'jobs.js'], built)].sort()).toEqual([
      'framework.js',
      'index.css',
      'index.js',
      'jobs.js',
      'select.js',
    ]);
  });

  it('is exceeded by bytes or by files', () => {
    const files = filesOf(['index.js'], built);
    expect(overBudget('home', files, 3_000, { kilobytes: 3, files: 3 })).toBeNull();
    expect(overBudget('home', files, 3_001, { kilobytes: 3, files: 3 })).toMatch(/^home: 3\.0 kB in 3 files/);
    expect(overBudget('home', files, 3_000, { kilobytes: 3, files: 2 })).not.toBeNull();
  });
});
