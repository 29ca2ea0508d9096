import { foldText } from '../engine/text/fold.js';
import { parseSector } from './parse-lexicon.js';
import { sectors } from './sectors/index.js';

function letters(text: string): ReadonlySet<string> {
  const padded = ` ${foldText(text).replace(/[^a-z0-9]+/g, ' ')} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** How many groups of three characters two names share, 0 to 1: names of one thing are often cognates. */
function likeness(one: string, other: string): number {
  const [first, second] = [letters(one), letters(other)];
  const shared = [...first].filter((group) => second.has(group)).length;
  return (2 * shared) / (first.size + second.size);
}

const CLEARLY = 0.4;

describe('the names that people see', () => {
  it('mean the same in both languages: no later name fits the other language clearly better', () => {
    const skills = sectors.flatMap((sector) => parseSector(sector).concepts).filter(({ kind }) => kind === 'skill');
    const crossed = skills.filter(({ labels }) => {
      const names = (language: 'fr' | 'en'): string[] =>
        labels.filter((label) => label.language === language).map(({ text }) => text);
      const [fr = '', ...otherFr] = names('fr');
      const [en = '', ...otherEn] = names('en');
      const now = likeness(fr, en);
      return (
        otherFr.some((name) => likeness(name, en) > now + CLEARLY) &&
        otherEn.some((name) => likeness(fr, name) > now + CLEARLY)
      );
    });
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });
});
