import { blocksOf, previewOf } from './blocks';

describe('text as people type it', () => {
  const text = 'Une phrase.\nSa suite.\n\n**Vos journées**\n- Concevoir\n- Livrer\nEt puis.';

  it('has paragraphs, headings and lists', () => {
    expect(blocksOf(text)).toEqual([
      { kind: 'paragraph', lines: ['Une phrase.', 'Sa suite.'] },
      { kind: 'heading', lines: ['Vos journées'] },
      { kind: 'list', lines: ['Concevoir', 'Livrer'] },
      { kind: 'paragraph', lines: ['Et puis.'] },
    ]);
  });

  it('keeps stars inside a sentence', () => {
    expect(blocksOf('Un **mot** fort.')).toEqual([{ kind: 'paragraph', lines: ['Un **mot** fort.'] }]);
  });

  it('is previewed by its sentences', () => {
    expect(previewOf(text)).toBe('Une phrase. Sa suite. Concevoir Livrer Et puis.');
  });
});
