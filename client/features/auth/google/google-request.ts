/**
 * Signing in with Google is a trip there and back, without any script of theirs: the browser is sent to Google with a
 * request, and comes back with an ID token in the fragment of the address. What is kept meanwhile proves that the answer
 * belongs to a question this tab asked.
 */
const KEPT_AS = 'google_sign_in';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface GoogleQuestion {
  /** Comes back beside the token: the answer is to this question. */
  readonly state: string;
  /** Stands inside the token: Google made it for this question. */
  readonly nonce: string;
  /** The page to go to afterwards. */
  readonly next: string | null;
}

export interface GoogleClient {
  readonly clientId: string;
  readonly authorizationUrl: string;
}

/** Notes the question in this tab and answers the address that asks it. */
export function askGoogle(
  client: GoogleClient,
  question: GoogleQuestion,
  around: { readonly origin: string; readonly language: string; readonly storage: TabStorage },
): string {
  around.storage.setItem(KEPT_AS, JSON.stringify(question));
  const address = new URL(client.authorizationUrl);
  const fields = {
    client_id: client.clientId,
    redirect_uri: `${around.origin}/login/google`,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid email profile',
    state: question.state,
    nonce: question.nonce,
    ui_locales: `${around.language}-CA ${around.language}`,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.toString();
}

export type GoogleAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly nonce: string; readonly next: string | null }
  /** The person said no over there. */
  | { readonly kind: 'declined'; readonly next: string | null }
  /** Not the answer to a question of this tab, or none at all. */
  | { readonly kind: 'unexpected' };

/** Reads what came back. Changes nothing: `forgetQuestion` closes the question, so that an answer counts once. */
export function readGoogleAnswer(fragment: URLSearchParams, storage: TabStorage): GoogleAnswer {
  const question = readQuestion(storage.getItem(KEPT_AS));
  if (question === null || fragment.get('state') !== question.state) return { kind: 'unexpected' };
  const token = fragment.get('id_token');
  if (token !== null) return { kind: 'token', token, nonce: question.nonce, next: question.next };
  return fragment.get('error') === 'access_denied' ? { kind: 'declined', next: question.next } : { kind: 'unexpected' };
}

export function forgetQuestion(storage: TabStorage): void {
  storage.removeItem(KEPT_AS);
}

function readQuestion(text: string | null): GoogleQuestion | null {
  try {
    const { state, nonce, next } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (typeof state !== 'string' || typeof nonce !== 'string') return null;
    return { state, nonce, next: typeof next === 'string' ? next : null };
  } catch {
    // Nothing was asked in this tab, or not by this version.
    return null;
  }
}

/** A value nobody can guess, 32 hexadecimal digits. */
export function unguessable(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
