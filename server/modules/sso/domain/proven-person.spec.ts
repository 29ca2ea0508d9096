import { provenPerson } from './proven-person.js';

const provider = { issuer: 'https://idp.example', domain: 'company.example' };
const claims = { sub: 's', email: ' Zoe@Company.example ', email_verified: true, name: 'Zoé' };

describe('a person whom the provider of a company names', () => {
  it('has a verified address at the company’s domain', () => {
    const person = { subject: 's', email: 'zoe@company.example', name: 'Zoé' };
    expect(provenPerson(claims, provider)).toEqual(person);
    expect(provenPerson({ ...claims, email_verified: undefined, xms_edov: '1' }, provider)).toEqual(person);
    expect(provenPerson({ sub: 's', email: claims.email, xms_edov: true }, provider)).toEqual({
      ...person,
      name: null,
    });
  });

  it('may have a domain with accents', () => {
    const accented = { issuer: provider.issuer, domain: 'xn--cin-dma.example' };
    const email = 'zoe@xn--cin-dma.example';
    for (const written of ['zoe@Ciné.example', email]) {
      expect(provenPerson({ ...claims, email: written }, accented)?.email).toBe(email);
    }
    expect(provenPerson({ ...claims, email: 'zoe@cine.example' }, accented)).toBeNull();
  });

  it.each([
    ['no address', { email: undefined }],
    ['no word on whether it is verified', { email_verified: undefined }],
    ['an unverified address', { email_verified: false }],
    ['an address of another domain', { email: 'zoe@mail.example' }],
    ['an address below the domain', { email: 'zoe@a.company.example' }],
    ['a domain that only ends alike', { email: 'zoe@evilcompany.example' }],
    ['more than a name after the @', { email: 'zoe@company.example/a' }],
    ['two addresses in one', { email: 'zoe@company.example@mail.example' }],
    ['no subject', { sub: '' }],
  ])('is refused with %s', (_name, changes) => {
    expect(provenPerson({ ...claims, ...changes }, provider)).toBeNull();
  });

  it('is managed by the company, if the provider is Google', () => {
    const google = { ...provider, issuer: 'https://accounts.google.com' };
    expect(provenPerson(claims, google)).toBeNull();
    expect(provenPerson({ ...claims, hd: 'other.example' }, google)).toBeNull();
    expect(provenPerson({ ...claims, hd: 'Company.example' }, google)?.email).toBe('zoe@company.example');
  });
});
