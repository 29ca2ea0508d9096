import { readMessage } from './push-message';

describe('a message of the server', () => {
  it('is shown with its text, and opens its page', () => {
    const sent = {
      tag: 'n-1',
      title: 'Messages',
      body: 'Alpage vous a écrit.',
      path: '/messages?userId=a',
      language: 'fr',
    };
    expect(readMessage(JSON.stringify(sent))).toEqual({
      title: 'Messages',
      options: {
        body: 'Alpage vous a écrit.',
        tag: 'n-1',
        lang: 'fr',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { path: '/messages?userId=a' },
      },
    });
  });

  it.each([undefined, '', 'text', '[]', 'null', '{"title":5}'])(
    'shows something even if it cannot be read: %j',
    (text) => {
      expect(readMessage(text)).toMatchObject({ title: 'Entrevue', options: { data: { path: '/notifications' } } });
    },
  );

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\nb'])(
    'opens no other site: %j',
    (path) => {
      expect(readMessage(JSON.stringify({ path })).options.data.path).toBe('/notifications');
    },
  );
});
