import { pushPayload } from './push-text.js';

const content = { tag: 'n', title: 'Messages', path: '/messages', language: 'fr' };
const bodyOf = (body: string): string => (JSON.parse(pushPayload({ ...content, body })) as { body: string }).body;

describe('the text of a message to a device', () => {
  it('is one line', () => {
    expect(bodyOf(' Une offre\n\tavec  des lignes ')).toBe('Une offre avec des lignes');
  });

  it('is cut where the push services’ 4096 bytes could be exceeded, and stays readable', () => {
    const cut = bodyOf('é'.repeat(5_000));
    expect(cut).toBe(`${'é'.repeat(239)}…`);
    expect(
      Buffer.byteLength(pushPayload({ ...content, body: '漢'.repeat(9_999), path: `/${'p'.repeat(299)}` })),
    ).toBeLessThan(3_000);
  });

  it('never ends within a character of two units', () => {
    expect(bodyOf(`${'a'.repeat(238)}😀😀`).isWellFormed()).toBe(true);
  });
});
