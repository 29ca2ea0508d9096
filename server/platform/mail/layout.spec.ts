import { layOut, type EmailWords } from './layout.js';

const words: EmailWords = {
  language: 'fr',
  brand: 'Marque',
  subject: 'Sujet <1>',
  heading: 'Un titre & un autre',
  paragraphs: ['Première ligne\nseconde ligne', '<script>alert(1)</script>'],
  button: { label: 'Continuer', url: 'https://site.example/page?a=1&b=2#token=abc', hint: 'Ou copiez :' },
  footer: ['Pourquoi « vous » recevez ceci.'],
};

describe('an email', () => {
  const { html, text, subject } = layOut(words);

  it('has the same content as HTML and as plain text', () => {
    expect(subject).toBe('Sujet <1>');
    for (const part of ['Marque', 'Continuer', 'Première ligne', 'seconde ligne', 'Pourquoi « vous » recevez ceci.']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain('https://site.example/page?a=1&b=2#token=abc');
    expect(html).toContain('href="https://site.example/page?a=1&amp;b=2#token=abc"');
  });

  it('escapes all words, so that none becomes markup', () => {
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Un titre &amp; un autre');
    expect(html).toContain('<title>Sujet &lt;1&gt;</title>');
  });

  it('declares its language, supports dark mode, fits a phone, and loads nothing', () => {
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('max-width:600px');
    expect(html).toContain('role="presentation"');
    expect(html).not.toMatch(/<img|src=|@import|url\(|<link/);
  });

  it('keeps a time of day on one line', () => {
    expect(layOut({ ...words, paragraphs: ['Jeudi à 14 h 30.'] }).html).toContain('Jeudi à 14\u00a0h\u00a030.');
    expect(layOut({ ...words, paragraphs: ['Jeudi à 9 h.'] }).html).toContain('Jeudi à 9\u00a0h.');
    expect(layOut({ ...words, paragraphs: ['At 2:30 p.m.'] }).html).toContain('At 2:30\u00a0p.m.');
  });

  it('has no button if there is nothing to open', () => {
    const { button: _, ...without } = words;
    const plain = layOut(without);
    expect(plain.html).not.toContain('<a ');
    expect(plain.text).not.toContain('https://');
  });
});
