import { concerns, domainOfWebsite, domainsAbove, employerOf } from './employer.js';

const employer = employerOf('c', 'https://www.Careers.Example.ca/jobs', ['mail.acme.example', 'mail.acme.example']);

describe('an employer', () => {
  it('is known by its web site and the addresses of its people, and every domain above them', () => {
    expect([...employer.domains].sort()).toEqual([
      'acme.example',
      'careers.example.ca',
      'example.ca',
      'mail.acme.example',
    ]);
  });

  it.each([
    [null, null],
    ['not an address', null],
    ['https://www.example.ca', 'example.ca'],
    ['http://EXAMPLE.ca.:8080/x?y#z', 'example.ca'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
  ])('has of the web site %j the domain %j', (website, domain) => {
    expect(domainOfWebsite(website)).toBe(domain);
  });

  it('has no domain of one word', () => {
    expect([domainsAbove('localhost'), domainsAbove('')]).toEqual([[], []]);
    expect(domainsAbove('A.example')).toEqual(['a.example']);
  });

  it.each([
    [{ companyId: 'c', domain: null }, true],
    [{ companyId: 'd', domain: null }, false],
    [{ companyId: null, domain: 'example.ca' }, true],
    [{ companyId: null, domain: 'careers.example.ca' }, true],
    [{ companyId: null, domain: 'other.example.ca' }, false],
    [{ companyId: null, domain: 'ample.ca' }, false],
    [{ companyId: null, domain: 'acme.example' }, true],
  ])('is meant by %j: %s', (exclusion, meant) => {
    expect(concerns(exclusion, employer)).toBe(meant);
  });

  it('without a company or an address is meant by nothing', () => {
    expect(concerns({ companyId: 'c', domain: null }, employerOf(null, null, []))).toBe(false);
  });
});
