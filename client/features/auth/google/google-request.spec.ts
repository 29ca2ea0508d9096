import { memoryStorage } from '../../../lib/spec-support/memory-storage';
import { askGoogle, forgetQuestion, readGoogleAnswer } from './google-request';

const client = { clientId: 'entrevue-client', authorizationUrl: 'https://accounts.example/o/oauth2/v2/auth?hd=x' };
const question = { state: 'the state', nonce: 'the nonce', next: '/jobs?search=a' };

function ask(storage = memoryStorage()) {
  const address = new URL(askGoogle(client, question, { origin: 'https://entrevue.example', language: 'fr', storage }));
  return { storage, address };
}
const answer = (fields: Record<string, string>, storage = ask().storage) =>
  readGoogleAnswer(new URLSearchParams(fields), storage);

describe('signing in with Google', () => {
  it('requests an ID token that is returned in the fragment of our own page', () => {
    const { address } = ask();
    expect(address.origin + address.pathname).toBe('https://accounts.example/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      hd: 'x',
      client_id: 'entrevue-client',
      redirect_uri: 'https://entrevue.example/login/google',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      state: 'the state',
      nonce: 'the nonce',
      ui_locales: 'fr-CA fr',
    });
  });

  it('accepts the token that answers its own request, with its nonce and the page to return to', () => {
    expect(answer({ state: 'the state', id_token: 'a.b.c' })).toEqual({
      kind: 'token',
      token: 'a.b.c',
      nonce: 'the nonce',
      next: '/jobs?search=a',
    });
  });

  it('recognises that the person declined', () => {
    expect(answer({ state: 'the state', error: 'access_denied' })).toEqual({
      kind: 'declined',
      next: '/jobs?search=a',
    });
  });

  it.each([
    ['another state', { state: 'another', id_token: 'a.b.c' }],
    ['no state', { id_token: 'a.b.c' }],
    ['nothing', {}],
    ['an error of theirs', { state: 'the state', error: 'server_error' }],
  ])('ignores %s', (_name, fields: Record<string, string>) => {
    expect(answer(fields)).toEqual({ kind: 'unexpected' });
  });

  it('accepts no token without a request, or a second time', () => {
    const { storage } = ask();
    forgetQuestion(storage);
    expect(answer({ state: 'the state', id_token: 'a.b.c' }, storage)).toEqual({ kind: 'unexpected' });
    expect(answer({ state: 'null', id_token: 'a' }, memoryStorage({ google_sign_in: '{}' })).kind).toBe('unexpected');
  });
});
