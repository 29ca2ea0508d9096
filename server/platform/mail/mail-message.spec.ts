import { domainOf, mailMessage } from './mail-message.js';

describe('an email to send', () => {
  it.each([
    ['Entrevue <bonjour@entrevue.example>', 'entrevue.example'],
    ['bonjour@ENTREVUE.example', 'entrevue.example'],
    ['nobody', 'localhost'],
  ])('%s sends from %s', (from, domain) => {
    expect(domainOf(from)).toBe(domain);
  });

  it('has its id in the Message-ID, one recipient, and no access to our files', () => {
    const email = { id: 'abc-1', to: 'a@b.example', subject: 's', html: 'h', text: 't', language: 'en' as const };
    expect(
      mailMessage({ ...email, headers: { 'List-Unsubscribe': '<https://x.example>' } }, 'Us <us@x.example>'),
    ).toEqual(
      expect.objectContaining({
        messageId: '<abc-1@x.example>',
        to: { name: '', address: 'a@b.example' },
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: {
          'Content-Language': 'en',
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': '<https://x.example>',
        },
      }),
    );
  });
});
