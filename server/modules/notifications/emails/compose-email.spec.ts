import { newsTraits, type WrittenNews } from '../domain/news.js';
import { composeEmail } from './compose-email.js';

const written = Object.entries(newsTraits)
  .filter(([, { byEmail }]) => byEmail)
  .map(([news]) => news as WrittenNews);
const params = {
  job: 'Soudeuse & soudeur',
  company: 'Acier Boréal',
  preset: 'Soudage',
  reason: 'Le nom ne correspond pas.',
};
const unsubscribe = { label: 'Stop', url: 'https://site.example/unsubscribe#token=t' };

describe.each(written)('the email %s', (news) => {
  it.each(['fr', 'en'] as const)('in %s fills all placeholders, has a link and can be switched off', (language) => {
    const url = 'https://site.example/page';
    const { subject, html, text } = composeEmail({ news, language, params, lines: ['Une ligne'], url, unsubscribe });
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+\}/);
    expect(subject).not.toBe('');
    expect(html).toContain('href="https://site.example/page"');
    expect(html).toContain('href="https://site.example/unsubscribe#token=t"');
    expect(text).toContain('https://site.example/unsubscribe#token=t');
    expect(html).toContain(`<html lang="${language}">`);
  });
});

describe('an email about messages', () => {
  it('names the company that wrote, and no person', () => {
    const parts = { news: 'NEW_MESSAGES', language: 'en', lines: [], url: 'https://x.example', unsubscribe } as const;
    expect(composeEmail({ ...parts, params: { company: 'Acier Boréal' } }).subject).toBe('Acier Boréal wrote to you');
    expect(composeEmail({ ...parts, params: {} }).subject).toBe('Messages are waiting for you');
  });
});
