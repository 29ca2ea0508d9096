import { companyDomainOf } from './email-domain.js';

describe('the domain of a company email address', () => {
  it.each([
    ['rh@Boreal.example', 'boreal.example'],
    ['rh@mail.boreal.example', 'mail.boreal.example'],
    ['rh@notgmail.com', 'notgmail.com'],
  ])('%s belongs to %s', (email, domain) => {
    expect(companyDomainOf(email)).toBe(domain);
  });

  it.each(['boreal@gmail.com', 'boreal@GMAIL.com', 'boreal@videotron.ca', 'boreal@mail.yahoo.fr'])(
    '%s is at a free provider',
    (email) => {
      expect(companyDomainOf(email)).toBeNull();
    },
  );
});
