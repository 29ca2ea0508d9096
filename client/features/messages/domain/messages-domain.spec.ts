import { byDay, dayName } from './days';
import { isOwnAddress, linkedText } from './linked-text';

describe('links in a text', () => {
  const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);
  it.each([
    ['voyez https://a.example/x?y=1.', ['https://a.example/x?y=1']],
    ['(www.a.example)', ['https://www.a.example/']],
    ['http://a.example et HTTPS://b.example !', ['http://a.example/', 'https://b.example/']],
    ['javascript:alert(1) data:text/html,x a@b.example', []],
    ['https://', []],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('recognise our own site', () => {
    expect(isOwnAddress('https://a.example/jobs', 'https://a.example')).toBe(true);
    expect(isOwnAddress('https://a.example.evil.example/', 'https://a.example')).toBe(false);
  });
});

describe('days', () => {
  const now = new Date(2026, 10, 12, 15);
  const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();
  it('are those of the reader’s calendar', () => {
    const days = byDay([at(10, 23), at(11, 0), at(11, 23), at(12, 1)], (time) => time);
    expect(days.map(({ items }) => items.length)).toEqual([1, 2, 1]);
    expect(days.map((day) => dayName(day.at, 'fr', now))).toEqual(['10 novembre 2026', 'Hier', 'Aujourd’hui']);
    expect(days.map((day) => dayName(day.at, 'en', now))).toEqual(['November 10, 2026', 'Yesterday', 'Today']);
  });
});
