import { securityContact } from './security-contact.js';

describe('security.txt', () => {
  const now = new Date('2026-11-25T18:30:00.000Z');

  it('has the fields of RFC 9116', () => {
    expect(securityContact({ email: 'securite@entrevue.example', publicUrl: 'https://entrevue.example', now })).toBe(
      'Contact: mailto:securite@entrevue.example\n' +
        'Expires: 2027-05-24T00:00:00Z\n' +
        'Preferred-Languages: fr, en\n' +
        'Canonical: https://entrevue.example/.well-known/security.txt\n',
    );
  });
});
