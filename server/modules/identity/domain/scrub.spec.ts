import { SCRUBBED, scrubberFor } from './scrub.js';

const person = { fullName: 'Zoé Bélanger-Roy', email: 'zoe.b@courriel.example', phone: '514 555-0123' };
const scrub = scrubberFor(person);

describe('scrubbing free text', () => {
  it.each([
    ['Write to zoe.b@courriel.example today', `Write to ${SCRUBBED} today`],
    ['Write to x.y+z@mail.example.ca.', `Write to ${SCRUBBED}.`],
    ['courriel : zoe (at) courriel (point) ca', `courriel : ${SCRUBBED}`],
    ['zoe at gmail dot com please', `${SCRUBBED} please`],
    ['zoe arobase gmail point com', SCRUBBED],
    ['zoe @ gmail . com', SCRUBBED],
    ['zo\u200be@gm\u200bail.com', SCRUBBED],
    ['on X I am @zoe_b', `on X I am ${SCRUBBED}`],
    ['see https://zoe.example/cv?x=1 now', `see ${SCRUBBED} now`],
    ['see www.zoe.example', `see ${SCRUBBED}`],
    ['linkedin.com/in/zoe', SCRUBBED],
    ['call 514 555-0199', `call ${SCRUBBED}`],
    ['call +1 (514) 555.0199', `call ${SCRUBBED}`],
    ['call 5145550199', `call ${SCRUBBED}`],
    ['I am Zoé Bélanger-Roy', `I am ${SCRUBBED} ${SCRUBBED}-${SCRUBBED}`],
    ['I am ZOE BELANGER', `I am ${SCRUBBED} ${SCRUBBED}`],
    ['I am zoebelangerroy', `I am ${SCRUBBED}`],
    ['Zoe\u0301 works here', `${SCRUBBED} works here`],
  ])('%j becomes %j', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it.each([
    'Développeuse ASP.NET et Node.js, 2015-2019 puis 2020 – 2024',
    'Worked with Socket.IO, C++ and 12 people at a bank',
    'Royal and zoéland are not my name',
    '漢字 and עברית and 👩‍💻'.replace('\u200d', ''),
  ])('leaves %j alone', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('does not take a French sentence apart because a name has a particle in it', () => {
    const text = 'Je viens de la ville et du parc.';
    expect(scrubberFor({ ...person, fullName: 'Jean de la Tour' })(text)).toBe(text);
  });

  it('stays fast on text made to be slow', () => {
    const texts = [
      'a'.repeat(10_000),
      '1 '.repeat(5_000),
      'a.'.repeat(5_000),
      `${'a '.repeat(5_000)}@`,
      '@'.repeat(10_000),
      'www.'.repeat(2_500),
    ];
    const started = performance.now();
    for (const text of texts) scrub(text);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
