import { sentenceGroups, wordGroups } from './index.js';

it('has each group once, with words of both languages and no word twice in one language', () => {
  const groups = [...wordGroups(), ...sentenceGroups()];
  expect(groups.length).toBeGreaterThan(1000);
  const seen = groups.map(({ fr, en }) => `${fr.join(' ')} = ${en.join(' ')}`);
  expect(seen.filter((group, at) => seen.indexOf(group) < at)).toEqual([]);
  const doubled = groups.filter(({ fr, en }) => new Set(fr).size < fr.length || new Set(en).size < en.length);
  expect(doubled).toEqual([]);
});

it('writes words in lower case, hyphenated if they are two', () => {
  const words = [...wordGroups(), ...sentenceGroups()].flatMap(({ fr, en }) => [...fr, ...en]);
  expect(words.filter((word) => !/^[\p{Ll}œ'’-]+$/u.test(word))).toEqual([]);
});
