import { claimedDomain, holdsValue, recordOf, shownDomain } from './claimed-domain.js';

describe('a domain that an owner types', () => {
  it.each([
    ['Company.CA', 'company.ca'],
    [' @company.ca. ', 'company.ca'],
    ['rh.company.qc.ca', 'rh.company.qc.ca'],
    ['Ciné-Québec.ca', 'xn--cin-qubec-d4ad.ca'],
    ['xn--cin-qubec-d4ad.ca', 'xn--cin-qubec-d4ad.ca'],
    ['entreprise.xn--p1ai', 'entreprise.xn--p1ai'],
    ['alpha.example', 'alpha.example'],
  ])('%s is %s', (text, domain) => {
    expect(claimedDomain(text)).toBe(domain);
  });

  it.each([
    ...['', 'company', 'localhost', '127.0.0.1', '0x7f.1', '[::1]', 'a..ca', '-a.ca', 'a-.ca', 'company.c'],
    ...[
      'https://company.ca',
      'company.ca/page',
      'me@company.ca',
      'company.ca:53',
      'a b.ca',
      'a\u0000.ca',
      '_entrevue.company.ca',
    ],
    ...['*.company.ca', 'company.ca.1', `${'a'.repeat(64)}.ca`, `${'abcdefgh.'.repeat(27)}ca`],
    // Everybody may have names below these.
    ...['ca', 'qc.ca', 'co.uk', 'github.io', 'qc.ca.'],
  ])('%j is no domain of a company', (text) => {
    expect(claimedDomain(text)).toBeNull();
  });

  it('is shown with its accents', () => {
    expect(shownDomain('xn--cin-qubec-d4ad.ca')).toBe('ciné-québec.ca');
    expect(shownDomain('company.ca')).toBe('company.ca');
  });

  it('is proved by a record with exactly its value, perhaps in quotes', () => {
    const { name, value } = recordOf('company.ca', 'a1'.repeat(16));
    expect([name, value]).toEqual(['_entrevue.company.ca', `entrevue-verification=${'a1'.repeat(16)}`]);
    expect(holdsValue(['v=spf1 -all', ` "${value}" `], value)).toBe(true);
    expect(holdsValue([`${value}0`, value.slice(0, -1), value.toUpperCase(), `x ${value}`], value)).toBe(false);
  });
});
