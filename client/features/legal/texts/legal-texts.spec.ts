import { priceList } from '@modules/credits/domain/price-list.contract';
import { PRIVACY_POLICY_DATE } from '../../../lib/privacy-policy';
import { linkedWords } from './linked-words';
import { lastUpdated } from './facts';
import type { AnyLegalText, Block } from './legal-text';
import { loadText } from './load-text';

/** Required sections of each page, in this order. */
const sections = {
  privacy: [
    ...['introduction', 'collected', 'use', 'sharing', 'rights', 'retention'],
    ...['security', 'cookies', 'minors', 'changes', 'complaints', 'contact'],
  ],
  terms: [
    ...['acceptance', 'service', 'eligibility', 'accounts', 'credits', 'content', 'conduct', 'property'],
    ...['liability', 'indemnification', 'changes', 'law', 'disputes', 'miscellaneous', 'contact'],
  ],
  fraud: ['commitment', 'signs', 'never', 'report', 'after', 'block', 'lost', 'contact'],
  cookies: ['what', 'choices', 'categories', 'list', 'durations', 'browser', 'changes', 'contact'],
} as const;

const pages = ['privacy', 'terms', 'cookies', 'fraud'] as const;
const languages = ['fr', 'en'] as const;

function sentences({ title, lead, sections: parts, box }: AnyLegalText): readonly string[] {
  const words = (block: Block): readonly string[] => {
    if (typeof block === 'string') return [block];
    if ('slot' in block) return [];
    if ('rows' in block) return [block.caption, ...block.head, ...block.rows.flat()];
    return block;
  };
  const all = [...Object.values(parts), ...(box === undefined ? [] : [box])];
  return [title, lead, ...all.flatMap((part) => [part.title, ...part.body.flatMap(words)])];
}

describe.each(pages)('the page %s', (page) => {
  it.each(languages)('has every section, in order, in %s', async (language) => {
    const text = await loadText(page, language);
    expect(Object.keys(text.sections)).toEqual(sections[page]);
    for (const sentence of sentences(text)) expect(sentence.trim()).toMatch(/\S/);
  });

  it.each(languages)('links only to pages of this site, in %s', async (language) => {
    const links = sentences(await loadText(page, language))
      .flatMap(linkedWords)
      .filter(({ href }) => href !== null);
    for (const { href } of links) expect(href).toMatch(/^\/legal\/(privacy-policy|terms-of-service|cookie-policy)$/);
  });

  it('is written in two languages only', async () => {
    const french = sentences(await loadText(page, 'fr')).join(' ');
    const inEnglish = sentences(await loadText(page, 'en')).join(' ');
    expect(french).toMatch(/ (vous|les|des) /);
    expect(french).not.toMatch(/ (the|and|your) /);
    expect(inEnglish).toMatch(/ (the|and|your) /);
    expect(inEnglish).not.toMatch(/ (vous|les|nous) /);
    expect(/[äöß]| (und|der|das|nicht|oder) /.exec(`${french} ${inEnglish}`)).toBeNull();
    expect(/'| [?!;:»]|« |\u00a0[?!;]/.exec(french)).toBeNull();
  });
});

it('names both laws and the promised figures', async () => {
  const [fr, en] = await Promise.all(languages.map(async (one) => sentences(await loadText('privacy', one)).join(' ')));
  expect(lastUpdated).toMatchObject({ privacy: '2026-11-26', terms: '2025-10-24' });
  expect(lastUpdated.privacy).toBe(PRIVACY_POLICY_DATE);
  expect(fr).toContain('Loi 25 (ancien projet de loi 64)');
  expect(en).toContain('Law 25 (formerly Bill 64)');
  expect(fr).toMatch(/quatre derniers chiffres/);
  expect(en).toMatch(/last four digits/);
  for (const text of [fr, en]) expect(text).toMatch(/\b30\b.*\b72\b|\b72\b.*\b30\b/s);
  expect(fr).toMatch(/haché/);
  expect(`${fr} ${en}`).not.toMatch(/stored encrypted|mot de passe chiffré|Bill 25/);
});

it('says who makes, watches and deletes recordings of interviews, and for how long they are kept', async () => {
  const [fr, en] = await Promise.all(languages.map(async (one) => (await loadText('privacy', one)).sections));
  for (const section of ['collected', 'sharing', 'retention']) {
    expect(JSON.stringify(fr?.[section])).toMatch(/[Ee]nregistrements? d’(une )?entrevue/);
    expect(JSON.stringify(en?.[section])).toMatch(/[Rr]ecordings? of (live interviews|an interview|interviews)/);
  }
});

it('states what the terms forbid, limit and refund, and the retention periods', async () => {
  const { sections: fr } = await loadText('terms', 'fr');
  const { sections: en } = await loadText('terms', 'en');
  const said = (parts: AnyLegalText['sections'], name: string): string => JSON.stringify(parts[name]?.body);
  for (const word of ['illégal', 'frauduleux', 'diffamatoire', 'obscène', 'droits d’autrui', 'malveillant']) {
    expect(said(fr, 'content')).toContain(word);
  }
  expect(said(fr, 'content')).toMatch(/discriminatoire.*faux.*identité/s);
  expect(said(fr, 'conduct')).toMatch(/pourriel.*hameçonnage.*moissonnage.*robots.*sans autorisation/s);
  for (const parts of [fr, en]) {
    expect(said(parts, 'eligibility')).toMatch(/\b18\b/);
    expect(said(parts, 'liability')).toMatch(/\b12\b/);
    expect(said(parts, 'law')).toMatch(/Montr[ée]al/);
    expect(said(parts, 'disputes')).toMatch(/\b30\b/);
    const prices = parts['credits']?.body.flatMap((block) =>
      typeof block === 'object' && 'rows' in block ? block.rows : [],
    );
    expect(prices?.map((row) => Number(row.at(-1))).sort()).toEqual(Object.values(priceList).sort());
  }
  expect(said(fr, 'credits')).toMatch(
    /n’expirent pas tant que le compte est actif.*pas remboursables, sauf erreur technique/s,
  );
  const { sections: privacy } = await loadText('privacy', 'fr');
  expect(said(privacy, 'retention')).toMatch(
    /30 jours.*Messages.*3 ans.*Candidatures.*3 ans.*Paiements.*7 ans.*sécurité.*1 an/s,
  );
  expect(said(privacy, 'sharing')).toMatch(/au Canada/);
});

it('leaves consumers the choice of arbitration', async () => {
  const { sections: parts } = await loadText('terms', 'fr');
  const disputes = JSON.stringify(parts['disputes']?.body);
  expect(disputes).toMatch(/facultatif/);
  expect(disputes).toMatch(/action collective/);
});

it('finds the links in a sentence', () => {
  expect(linkedWords('a [b](/c) d')).toEqual([
    { text: 'a ', href: null },
    { text: 'b', href: '/c' },
    { text: ' d', href: null },
  ]);
  expect(linkedWords('[x](https://ailleurs.example)')).toEqual([{ text: '[x](https://ailleurs.example)', href: null }]);
});
