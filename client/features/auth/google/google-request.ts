/**
 * Sign-in with Google by redirect, without Google's scripts: the browser goes to Google with a request and returns with
 * an ID token in the fragment of the address.
 * Stored values prove that the response belongs to a request of this tab.
 */
const KEPT_AS = 'google_sign_in';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface GoogleQuestion {
  /** Returned beside the token: proves that it answers this request. */
  readonly state: string;
  /** Contained in the token: proves that Google issued it for this request. */
  readonly nonce: string;
  /** Page to open afterwards. */
  readonly next: string | null;
}

export interface GoogleClient {
  readonly clientId: string;
  readonly authorizationUrl: string;
}

/** Stores a request in this tab and returns the address at Google. */
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
  /** The person declined at Google. */
  | { readonly kind: 'declined'; readonly next: string | null }
  /** Not the response to a request of this tab, or no response at all. */
  | { readonly kind: 'unexpected' };

/**
 * Reads Google's response without side effects. Call `forgetQuestion` afterwards, so that a response is used only once.
 */
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
    // This tab has no request, or one stored by another version.
    return null;
  }
}

/** A random value of 32 hexadecimal digits. */
export function unguessable(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
