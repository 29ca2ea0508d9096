import fc from 'fast-check';
import { blindScrubberFor, SCRUBBED, scrubberFor } from './scrub.js';
import { processorMsOf } from '../../../platform/process/processor-time.js';

const person = { fullName: 'Zoé Bélanger-Roy', email: 'zoe.b@courriel.example', phone: '514 555-0123' };
const scrub = scrubberFor(person);
const camille = scrubberFor({
  fullName: 'Camille Tremblay',
  email: 'cam.tremblay@courriel.example',
  phone: '+1 (438) 555-0142',
});

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
    ['I am Zoé Bélanger-Roy', `I am ${SCRUBBED}`],
    ['I am ZOE BELANGER', `I am ${SCRUBBED} ${SCRUBBED}`],
    ['I am zoebelangerroy', `I am ${SCRUBBED}`],
    ['Zoe\u0301 works here', `${SCRUBBED} works here`],
  ])('%j becomes %j', (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  it.each([
    ['in the other order', 'Tremblay, Camille'],
    ['in capitals', 'CAMILLE TREMBLAY'],
    ['with accents', 'Càmïllé Trémblây'],
    ['with marks piled on it', 'C\u0301\u0323\u0330amille T\u0301\u0323remblay'],
    ['spaced', 'C a m i l l e   T r e m b l a y'],
    ['spaced by more', 'C  a  m  i  l  l  e'],
    ['dotted', 'C.a.m.i.l.l.e T.r.e.m.b.l.a.y'],
    ['with lines', 'C-a-m-i-l-l-e_T_r_e_m_b_l_a_y'],
    ['in two halves', 'Cam ille Trem-blay'],
    ['with nothing between the letters', 'Ca\u200bmi\u200clle Trem\u2060blay'],
    ['with a soft hyphen', 'Ca\u00admille Trem\u00adblay'],
    ['in Cyrillic letters', 'Саmіllе Тrеmblау'],
    ['in Greek letters', 'Cαmιllε Τrεmblαy'],
    ['full width', 'Ｃａｍｉｌｌｅ Ｔｒｅｍｂｌａｙ'],
    ['in mathematical letters', '𝐂𝐚𝐦𝐢𝐥𝐥𝐞 𝓣𝓻𝓮𝓶𝓫𝓵𝓪𝔂'],
    ['in circles', 'Ⓒⓐⓜⓘⓛⓛⓔ 🅃🅁🄴🄼🄱🄻🄰🅈'],
    ['in boxes', '🅲🅰🅼🅸🅻🅻🅴 🆃🆁🅴🅼🅱🅻🅰🆈'],
    ['in small capitals', 'ᴄᴀᴍɪʟʟᴇ ᴛʀᴇᴍʙʟᴀʏ'],
    ['in digits that look like letters', 'C4m1ll3 Tr3mbl4y'],
    ['run together', 'camilletremblay CamilleTremblay tremblaycamille'],
    ['with a number', 'camilletremblay92 camille92'],
    ['joined by a line', 'camille_tremblay'],
    ['with the initial', 'ctremblay camillet c.tremblay'],
    ['as a tag', '#camilletremblay'],
    ['as what the e-mail begins with', 'cam.tremblay'],
    ['in the possessive', "Camille’s “do”, Tremblay's"],
    ['right to left', '\u202eCamille Tremblay\u202c'],
  ])('finds the own name %s', (_, text) => {
    const left = camille(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    expect(left).not.toMatch(/[a-zα-ωа-я]{4}/u);
    expect(left.replace(/[^a-z]/g, '').replace(/^(?:steam|team|c)*$/, '')).not.toMatch(/cam|trem|blay|ille/);
    expect(camille(text)).toContain(SCRUBBED);
  });

  it.each([
    ['李小龍', '我是李小龍，你好'],
    ['Сергей Иванов', 'Меня зовут Сергей Иванов'],
    ['محمد علي', 'أنا محمد علي'],
    ['Łukasz Żółć', 'Nazywam się Lukasz Zolc'],
    ['Jürgen Groß', 'ich bin JURGEN GROSS'],
    ['Søren Ærø', 'jeg er Soren Aero'],
  ])('finds %s in its own script', (fullName, text) => {
    const left = scrubberFor({ fullName, email: 'x@y.example', phone: null })(text);
    expect(left).toContain(SCRUBBED);
    for (const part of fullName.split(' ')) expect(left).not.toContain(part);
    expect(left).not.toMatch(/lukasz|zolc|jurgen|gross|soren|aero/i);
  });

  it.each([
    'joe@mail.example',
    'joe＠mail．example',
    'joe [at] mail [dot] com',
    'joe{at}mail{point}com',
    'joe <at> mail <dot> com',
    'joe(arobase)mail(point)ca',
    'joe point blow arobase mail point ca',
    'joe dot blow at mail dot ca',
    'joe at mail.com',
    'joe chez mail point com',
    'joe a commercial mail point com',
    'j o e @ m a i l . c o m',
    'jοe@mаil.cοm',
    'JOE@MAIL.EXAMPLE',
    '"joe"@mail.example',
    'joe+tag@sub.mail.example',
    'joe@',
    '@joe_blow',
    '@ joe_blow',
    'http://joe.example',
    'hxxp://joe.example/cv',
    'hxxps[:]//joe.example',
    'http : //joe.example',
    'ftp://joe.example',
    'mailto:joe.mail.example',
    'tel:+15145550123',
    'www.joe.example',
    'www . joe.example',
    'joe.dev',
    'joe[.]dev',
    'joe-blow.github.io/cv',
    'joeblow dot dev',
    'joeblow point com',
    't.me/joe_blow',
    'wa.me/15145550123',
    'linkedin slash in slash joe-blow',
    'LinkedIn / in / joe-blow',
    'linkedin.com slash in slash joeblow',
    'github slash joeblow',
    'linkedin barre oblique in barre oblique joeblow',
    'insta: joeblow',
    'Instagram : joe.blow',
    'snap: joeblow',
    'snap joe_blow',
    'insta joeblow92',
    'tiktok → joeblow',
    'TikTok=joeblow',
    'discord: joeblow#1234',
    'skype:joe.blow',
    'WhatsApp : 5145550123',
    'ig: joeblow',
    'pseudo : joeblow',
  ])('takes out the address %j', (text) => {
    expect(scrub(text).toLowerCase()).not.toMatch(/joe|blow|mail[.\s]*(?:example|com)|jοe|5145550123/);
    expect(scrub(text)).toContain(SCRUBBED);
  });

  it.each([
    '514 555-0199',
    '(514) 555-0199',
    '+1 514 555 0199',
    '+1-514-555-0199',
    '1.514.555.0199',
    '514.555.0199',
    '514/555/0199',
    '514_555_0199',
    '514•555•0199',
    '514–555–0199',
    '514 - 555 - 0199',
    '5 1 4 5 5 5 0 1 9 9',
    '5-1-4-5-5-5-0-1-9-9',
    '5145550199',
    '555-0199',
    '514-555-2015',
    '514, 555, 0199',
    '０５１４５５５０１９９',
    '٥١٤ ٥٥٥ ٠١٩٩',
    '⑤①④ ⑤⑤⑤ 0199',
    '5️⃣1️⃣4️⃣5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣',
    '514\u200b555\u200b0199',
    '+33 6 12 34 56 78',
    '06.12.34.56.78',
    '+44 20 7946 0958',
    'five one four five five five oh one nine nine',
    'Five-one-four, five-five-five, zero-one-nine-nine',
    'cinq un quatre cinq cinq cinq zéro un neuf neuf',
    'cinq cent quatorze, cinq cent cinquante-cinq, zéro un, quatre-vingt-dix-neuf',
    'five 1 four 5 5 five 0 1 9 9',
    'cinq un quatre tiret cinq cinq cinq tiret zéro un neuf neuf',
    '123 456 789',
    '123-456-789',
    '123456789',
  ])('takes out the number %j', (text) => {
    expect(scrub(`mon numéro ${text} merci`)).toBe(`mon numéro ${SCRUBBED} merci`);
  });

  it('takes out the own number however it is hidden among others', () => {
    expect(camille('2015 5550142 $ 2020')).not.toContain('5550142');
    expect(camille('438555 0142')).toBe(SCRUBBED);
  });

  it.each([
    'Développeuse ASP.NET et Node.js, 2015-2019 puis 2020 – 2024',
    'Worked with Socket.IO, C++ and 12 people at a bank',
    'Royal and zoéland are not my name',
    '漢字 and עברית and 👩💻',
    'C# .NET, .NET 8 et F#',
    'VB.NET et ADO.NET depuis 5 ans',
    '5 ans d’expérience, 24/7, 9 à 5, 35 h/semaine',
    'Salaire de 75 000 $ à 90 000 $',
    'de 75 000 – 90 000 $ par an',
    '100 000-120 000 CAD',
    '$75,000 - $90,000 a year',
    '75 000 à 1 500 000 €',
    'un budget de 1 500 000 et 12 000 clients',
    'salary: 85000 - 95000',
    'de 2010 à 2015, puis 2015–2019, 2019-2024',
    '2015, 2016, 2017, 2018 et 2019',
    '01/2015 - 12/2019',
    '2019-01-15',
    '15/01/2024 – 20/02/2024',
    'en 2015, 150 employés',
    'équipes de 5, 10, 15, 20 personnes',
    'ISO 9001:2015 et ISO 14001',
    'Une équipe de vingt-cinq, deux ou trois projets, cent cinquante clients',
    'one or two years, three to five people',
    'De un à sept jours par semaine',
    'I worked at Desjardins. Then I led a team at Google.',
    'J’ai travaillé chez Loblaw. Le point fort : la vente.',
    'chez Metro point final, à ce point ça va',
    'GitHub Actions, GitLab CI, LinkedIn Recruiter, Facebook Ads, TikTok Shop',
    'GitHub/GitLab, Facebook/Instagram',
    'Skype Entreprise et WhatsApp Business',
    'Gestion des médias sociaux (Instagram, TikTok, LinkedIn)',
    'HTML5, CSS3, ES2020, S3, EC2, Python3, B2B, 3D, 4K',
    'Permis de classe 5, ASP Construction, DEP 5195, code CNP 21232',
    'NIP 123 456',
    'e.g. this, i.e. that, etc.',
    'Ph.D., M.Sc., B.A.A., P.Eng., CPA, CRHA',
    'L’an dernier, j’ai aidé à la cantine',
    'I a m here',
    '50 % / 50 %, 3.5 GPA, v2.11.4',
    'Excel (VBA), R, C, Go, D3.js',
    '80 wpm, 10 000 lignes, 3 x 8',
  ])('leaves %j alone', (text) => {
    expect(scrub(text)).toBe(text);
  });

  it('does not take a French sentence apart because a name has a particle in it', () => {
    const text = 'Je viens de la ville et du parc.';
    expect(scrubberFor({ ...person, fullName: 'Jean de la Tour' })(text)).toBe(text);
  });

  it('says the same of what it scrubbed already', () => {
    for (const text of ['Zoé, 514 555-0199, zoe@x.example', 'I am Zoé at https://zoe.example']) {
      expect(scrub(scrub(text))).toBe(scrub(text));
    }
  });

  it.each([
    'a',
    '1 ',
    'a.',
    'a ',
    '@',
    'a@',
    'www.',
    'zoe ',
    'z o e ',
    '٥',
    'é\u0301',
    '\u200b',
    'linkedin slash ',
    'one two ',
    'http://',
    'x at y dot ',
    'insta ',
    '2015 ',
    'e\u0301\u0323',
    '漢',
    '👩‍💻',
    '((((',
  ])('is in proportion to the text: a few seconds for a megabyte of %j', (piece) => {
    const text = piece.repeat(Math.ceil(1_048_576 / piece.length));
    // A rule that backtracks would take hours.
    expect(processorMsOf(() => scrub(text))).toBeLessThan(10_000);
  });

  it('takes whatever name, address and text there are', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(anything, anything, anything, fc.string({ unit: 'grapheme', maxLength: 300 }), (...given) => {
        const [fullName, email, phone, text] = given;
        const once = scrubberFor({ fullName, email, phone })(text.toWellFormed());
        expect(once.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing of an address that stands in any text', () => {
    const words = fc.lorem({ maxCount: 8 });
    const contact = fc.constantFrom(
      'kanari@kanari.example',
      '438 555-0142',
      'Kanari',
      'https://kanari.example/x',
      '@kanari',
    );
    const finder = scrubberFor({ fullName: 'Kanari Lastname', email: 'kanari@kanari.example', phone: '438 555-0142' });
    fc.assert(
      fc.property(words, contact, words, (before, secret, after) => {
        expect(finder(`${before} ${secret} ${after}`)).not.toMatch(/kanari|0142/i);
      }),
      { numRuns: 300 },
    );
  });
});

describe('scrubbing free text for a blind review', () => {
  const blind = blindScrubberFor({ ...person, location: 'Trois-Rivières, QC' });

  it.each([
    ['Je suis Zoé, diplômée de l’Université Laval', `Je suis ${SCRUBBED}, diplômée de l’${SCRUBBED}`],
    ['un DEC du cégep de Sherbrooke en 2019', `un DEC du ${SCRUBBED} en 2019`],
    ['at the University of Toronto, then', `at ${SCRUBBED}, then`],
    ['Dawson College, 2020', `${SCRUBBED}, 2020`],
    ['baccalauréat à l’UQAM', `baccalauréat à l’${SCRUBBED}`],
    ['École de technologie supérieure', SCRUBBED],
    ['J’habite à Trois Rivières', `J’habite à ${SCRUBBED}`],
    ['TROIS-RIVIERES (QC)', `${SCRUBBED} (${SCRUBBED})`],
    ['Zoé Bélanger-Roy, Trois-Rivières, QC', SCRUBBED],
    ['Je soude depuis huit ans dans trois usines', 'Je soude depuis huit ans dans trois usines'],
  ])('%j becomes %j', (text, expected) => {
    expect(blind(text)).toBe(expected);
  });

  it('needs no place', () => {
    const nowhere = blindScrubberFor({ ...person, location: null });
    expect(nowhere('Trois-Rivières, McGill')).toBe(`Trois-Rivières, ${SCRUBBED}`);
  });

  it('stays linear in long texts', () => {
    expect(processorMsOf(() => blind('université de '.repeat(2_000)))).toBeLessThan(1_000);
  });
});
