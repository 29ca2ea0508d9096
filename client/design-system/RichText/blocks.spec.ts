import { blocksOf, piecesOf, previewOf } from './blocks';

describe('typed text', () => {
  const text = 'Une phrase.\nSa suite.\n\n**Vos journées**\n- Concevoir\n- Livrer\nEt puis.';

  it('has paragraphs, headings and lists', () => {
    expect(blocksOf(text)).toEqual([
      { kind: 'paragraph', lines: ['Une phrase.', 'Sa suite.'] },
      { kind: 'heading', lines: ['Vos journées'] },
      { kind: 'list', lines: ['Concevoir', 'Livrer'] },
      { kind: 'paragraph', lines: ['Et puis.'] },
    ]);
  });

  it('keeps asterisks inside a sentence', () => {
    expect(blocksOf('Un **mot** fort.')).toEqual([{ kind: 'paragraph', lines: ['Un **mot** fort.'] }]);
  });

  it('is previewed by its sentences', () => {
    expect(previewOf(text)).toBe('Une phrase. Sa suite. Concevoir Livrer Et puis.');
  });
});

describe('the marks inside a line', () => {
  it('are strong, emphasis and links', () => {
    expect(piecesOf('Un **mot** fort, un *autre* et [le site](https://exemple.ca/a?b=1).')).toEqual([
      { kind: 'text', text: 'Un ' },
      { kind: 'strong', text: 'mot' },
      { kind: 'text', text: ' fort, un ' },
      { kind: 'emphasis', text: 'autre' },
      { kind: 'text', text: ' et ' },
      { kind: 'link', text: 'le site', href: 'https://exemple.ca/a?b=1' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each([
    '[clic](javascript:alert(1))',
    '[clic](//ailleurs.ca)',
    '[clic](data:text/html,x)',
    '2 * 3 * 4',
    '<b>non</b>',
    '** vide **',
  ])('%s stays text', (line) => {
    expect(piecesOf(line)).toEqual([{ kind: 'text', text: line }]);
  });

  it('parses a long line of asterisks quickly', () => {
    const lines = ['*a', '[a'].map((text) => text.repeat(10_000));
    const started = process.cpuUsage();
    lines.map(piecesOf);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
  });

  it('numbers steps and reads hashes as headings', () => {
    expect(blocksOf('## Vos journées\n1. Lire\n2) Écrire')).toEqual([
      { kind: 'heading', lines: ['Vos journées'] },
      { kind: 'steps', lines: ['Lire', 'Écrire'] },
    ]);
  });
});
