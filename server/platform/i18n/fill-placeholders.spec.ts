import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPlaceholders } from './fill-placeholders.js';

const root = join(import.meta.dirname, '../../..');

describe('placeholders', () => {
  it('are replaced by their values, and stay if they have none', () => {
    expect(fillPlaceholders('{a}, {b} and {a}', { a: 'x', b: 2 })).toBe('x, 2 and x');
    expect(fillPlaceholders('{a}. {b}.', { a: undefined })).toBe('{a}. {b}.');
    expect(fillPlaceholders('{a}', { a: '$& {b}', b: 'x' })).toBe('$& {b}');
  });

  it('are followed by one period if the value ends with one', () => {
    expect(fillPlaceholders('At {at}. Done: {at}.', { at: '9:00 a.m.' })).toBe('At 9:00 a.m. Done: 9:00 a.m.');
    expect(fillPlaceholders('Le {at}.', { at: '3 mai' })).toBe('Le 3 mai.');
  });

  it('are filled in by this function everywhere in the server', () => {
    const own = globSync('server/**/*.ts', { cwd: root })
      .filter((file) => !/\.spec\.ts$|fill-placeholders\.ts$/.test(file))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes(String.raw`/\{(\w+)\}`));
    expect(own).toEqual([]);
  });
});
