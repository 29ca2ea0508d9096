import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../server/platform/mail/layout.js';

const tokens = readFileSync(join(import.meta.dirname, '../../client/design-system/theme/tokens.ts'), 'utf8');

it('emails have no colour that the design system does not have', () => {
  const { html } = layOut({
    language: 'fr',
    brand: 'Marque',
    subject: 'Sujet',
    heading: 'Titre',
    paragraphs: ['Texte'],
    button: { label: 'Continuer', url: 'https://site.example/page', hint: 'Ou copiez' },
    footer: ['Pourquoi'],
    unsubscribe: { label: 'Ne plus recevoir', url: 'https://site.example/unsubscribe' },
  });
  const colours = new Set(html.match(/#[0-9a-f]{6}\b/gi));
  expect(colours.size).toBeGreaterThanOrEqual(10);
  expect([...colours].filter((colour) => !tokens.toLowerCase().includes(colour.toLowerCase()))).toEqual([]);
});
