import { versioned, whyOutdated, withLexiconVersion } from './taxonomy-version.js';

const concept = { id: 'occupation/a', kind: 'occupation', names: [], texts: [], near: [] } as const;
const { version } = versioned([concept]);

describe('the version of a taxonomy', () => {
  it('is the same for the same concepts, and another for others', () => {
    expect(versioned([concept]).version).toBe(version);
    expect(versioned([{ ...concept, near: ['skill/b'] }]).version).not.toBe(version);
  });

  it('tells whether an import of today would make the same', () => {
    expect(whyOutdated(version)).toBeNull();
    expect(whyOutdated(withLexiconVersion(version, 'lexicon-1'), 'lexicon-1')).toBeNull();
  });

  it.each(['taxonomy-0123456789ab', 'taxonomy-2-0123456789ab', 'v2'])(
    'names the command where another release imported it: %s',
    (older) => {
      expect(whyOutdated(older)).toBe(
        `${older} was imported by another release: npm run taxonomy:import -- --from DIR imports it anew`,
      );
    },
  );

  it('names the command where the lexicon has changed since', () => {
    expect(whyOutdated(withLexiconVersion(version, 'lexicon-1'), 'lexicon-2')).toContain(
      'was learnt with another lexicon: npm run taxonomy:import -- --from DIR',
    );
    expect(whyOutdated(version, 'lexicon-2')).toContain('another lexicon');
  });
});
