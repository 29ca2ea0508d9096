import { nullableText, trimmedText } from './fields.contract.js';

const blank = [
  '',
  '   ',
  '\u00a0\u2003',
  '\u200b',
  '\u2060\u00ad\u200d',
  '\u3164',
  '\uffa0\u115f\u1160',
  '\u2800\u2800',
  '\ufeff',
  '\u202e\u2066',
  '\u0301\ufe0f',
  '\n\t\r',
  ' \u200b \u3164 ',
];
const visible = ['a', '.', '👩🏽‍🚀', 'é', 'ㅎ', '\u200ba', '⠁', '日本', '؟'];

describe('required text', () => {
  it.each(blank)('with only invisible characters is empty: %j', (text) => {
    expect(trimmedText(1, 20).safeParse(text).success).toBe(false);
    expect(trimmedText(0, 20).parse(text)).toBe('');
    expect(nullableText(20).parse(text)).toBeNull();
  });

  it.each(visible)('with visible characters is kept: %j', (text) => {
    expect(trimmedText(1, 20).parse(text)).toBe(text.normalize('NFC'));
  });
});
