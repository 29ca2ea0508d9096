import { ApiError } from '../api-error';
import {
  isActivityWorthWriting,
  judgeSession,
  readActivityTime,
  sessionLimits,
  sessionLimitsFor,
} from './session-rules';

/** Names under which the session is kept in local storage. */
export const sessionKeys = { token: 'auth_token', user: 'user', lastActivity: 'last_activity' } as const;

/** What a page needs before the server answered who somebody is; nothing that tells who it is to a reader of the storage. */
const stored = ({ id, user_type, language, theme }: StorableUser): string =>
  JSON.stringify({ id, user_type, language, theme });

/** Somebody signed in, as far as the session itself has to know them. */
export interface StorableUser {
  readonly id: string;
  readonly user_type: string;
  readonly language: string;
  readonly theme: string;
}

/** Why nobody is signed in: `expired` is worth a sentence on the login page, the others are not. */
export type SignedOutReason = 'none' | 'signed-out' | 'expired';

export type SessionState<User> =
  /** `isUnreachable`: the server did not say who this is. The session is kept and the server asked again. */
  | { readonly status: 'loading'; readonly isUnreachable?: true }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly status: 'signed-in'; readonly token: string; readonly user: User };

/**
 * What tabs of one browser tell each other. `active`: somebody answered the warning; `changed`: the account is another
 * than the tabs believe, the server has to be asked.
 */
export type SessionNotice = 'signed-in' | 'signed-out' | 'expired' | 'active' | 'changed';

export interface SessionSurroundings<User> {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  /** Asks the server whose token this is; rejects when it is nobody's any more. */
  readonly loadUser: (token: string) => Promise<User>;
  /** Waits before the server is asked again; `attempt` counts from 1. Ends early when the network comes back. */
  readonly waitForServer: (attempt: number) => Promise<void>;
  /** Tells the other tabs. */
  readonly tell: (notice: SessionNotice) => void;
  /** Whatever must not outlive the session: cached answers, running uploads; drafts too where the person left on purpose. */
  readonly forget: (reason: SignedOutReason | 'somebody-else') => void;
}

/** Only these answers say that a token is no longer anybody's. No network, or a 502 during a deploy, says nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Who is signed in on this browser. Holds the rules of the session in one place: where it is kept, when it ends,
 * when the server is asked again. React reads it through `useSession`.
 */
export class SessionStore<User extends StorableUser> {
  private state: SessionState<User> = { status: 'loading' };
  private readonly listeners = new Set<() => void>();
  private readonly occupations = new Set<symbol>();
  private lastServerContact = 0;
  private revalidating = false;
  private limits = sessionLimits;
  private warning: number | null = null;
  /** Whose work this tab may still hold: kept when a session runs out, not when the person signs out. */
  private lastUserId: string | null = null;

  constructor(private readonly around: SessionSurroundings<User>) {}

  readonly getState = (): SessionState<User> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** When the session will end (milliseconds since the epoch), while that is near enough to warn; null otherwise. */
  readonly getWarning = (): number | null => this.warning;

  /** The idle limit of this installation, once the server told it. */
  setIdleSeconds(seconds: number): void {
    this.limits = sessionLimitsFor(seconds);
    this.check();
  }

  token(): string | null {
    return this.around.storage.getItem(sessionKeys.token);
  }

  userId(): string | null {
    return this.state.status === 'signed-in' ? this.state.user.id : null;
  }

  /** Takes up what is stored; the server confirms it before anything is shown. */
  async start(): Promise<void> {
    const token = this.token();
    const verdict = this.judge(token);
    if (token === null || verdict.kind === 'absent') {
      this.set({ status: 'signed-out', reason: 'none' });
      return;
    }
    if (verdict.kind === 'unusable') {
      this.end(verdict.reason === 'inactive' ? 'expired' : 'none');
      return;
    }
    await this.confirm(token);
  }

  /** Asks the server whose token this is until it answers, or until another token or none is stored. */
  private async confirm(token: string): Promise<void> {
    for (let attempt = 1; this.token() === token; attempt += 1) {
      try {
        const user = await this.around.loadUser(token);
        if (this.token() === token) this.establish({ token, user }, { quietly: true });
        return;
      } catch (error) {
        if (this.token() !== token) return;
        if (isRefusal(error)) {
          // A refused token is dropped without a word, as the session rules say; `?next=` keeps the place.
          this.end('none');
          return;
        }
        // A tab that already shows somebody goes on showing them: its own calls say that the server is unavailable.
        if (this.state.status !== 'signed-in') this.set({ status: 'loading', isUnreachable: true });
        await this.around.waitForServer(attempt);
      }
    }
  }

  /** A sign-in, a registration, or the server's confirmation. */
  establish(session: { token: string; user: User }, options: { quietly?: boolean } = {}): void {
    const { storage, now, tell } = this.around;
    if (this.lastUserId !== null && this.lastUserId !== session.user.id) this.around.forget('somebody-else');
    this.lastUserId = session.user.id;
    // The token goes last: another tab sees the writes in this order, and a token without its time looks like tampering.
    storage.setItem(sessionKeys.lastActivity, String(now()));
    storage.setItem(sessionKeys.user, stored(session.user));
    storage.setItem(sessionKeys.token, session.token);
    this.lastServerContact = now();
    this.warning = null;
    this.set({ status: 'signed-in', ...session });
    if (options.quietly !== true) tell('signed-in');
  }

  /** The signed-in person after a change of their account. */
  replaceUser(user: User): void {
    if (this.state.status !== 'signed-in' || this.state.user.id !== user.id) return;
    this.around.storage.setItem(sessionKeys.user, stored(user));
    this.set({ ...this.state, user });
  }

  /** Ends the session here and in the other tabs. */
  end(reason: SignedOutReason): void {
    this.clear(reason);
    this.around.tell(reason === 'expired' ? 'expired' : 'signed-out');
  }

  /** The server refused this token. A token of an earlier session says nothing about the present one. */
  refuse(token: string | null): void {
    if (token !== null && token === this.token()) this.end('expired');
  }

  /** Every answer of the server proves the session alive there. */
  noteServerContact(): void {
    this.lastServerContact = this.around.now();
  }

  /** Called on mouse, key, scroll, touch and click. */
  recordActivity(): void {
    const { storage, now } = this.around;
    const token = this.token();
    if (token === null || this.state.status !== 'signed-in') return;
    if (this.judge(token).kind === 'unusable') {
      this.check();
      return;
    }
    if (this.warning !== null) {
      this.stay();
      return;
    }
    if (!isActivityWorthWriting(this.lastActivity(), now(), this.limits)) return;
    storage.setItem(sessionKeys.lastActivity, String(now()));
    this.reportActivity(token);
  }

  /** The answer to the warning: the session goes on here, in the other tabs and on the server. */
  stay(): void {
    const token = this.token();
    if (token === null || this.state.status !== 'signed-in' || this.judge(token).kind !== 'usable') {
      this.check();
      return;
    }
    this.around.storage.setItem(sessionKeys.lastActivity, String(this.around.now()));
    this.setWarning(null);
    this.around.tell('active');
    void this.revalidate(token);
  }

  /** Asks the server who this person is now: something about the account was changed elsewhere. */
  async refresh(): Promise<void> {
    const token = this.token();
    if (token !== null && this.state.status === 'signed-in') await this.revalidate(token);
  }

  /** The account was changed outside of `replaceUser`: every tab asks again. */
  async refreshEverywhere(): Promise<void> {
    this.around.tell('changed');
    await this.refresh();
  }

  /** An upload or a playing video counts as activity until the returned function is called. */
  occupy(): () => void {
    const occupation = Symbol('occupation');
    this.occupations.add(occupation);
    this.recordActivity();
    return () => {
      this.recordActivity();
      this.occupations.delete(occupation);
    };
  }

  /** Somebody watches or records: nothing may ask for them. */
  isOccupied(): boolean {
    return this.occupations.size > 0;
  }

  /** To be called every few seconds: ends a session that nobody used, keeps one that works without hands. */
  check(): void {
    if (this.state.status !== 'signed-in') return;
    const token = this.token();
    if (token === null) {
      this.clear('signed-out');
      return;
    }
    if (this.occupations.size > 0 && this.judge(token).kind === 'usable') this.recordActivity();
    const verdict = this.judge(token);
    if (verdict.kind === 'unusable') {
      this.end(verdict.reason === 'inactive' ? 'expired' : 'none');
      return;
    }
    this.reportActivity(token);
    this.setWarning(this.endIfNear());
  }

  /** What another tab told. */
  async hear(notice: SessionNotice): Promise<void> {
    if (notice === 'active') {
      this.check();
      return;
    }
    if (notice === 'changed') {
      await this.refresh();
      return;
    }
    if (notice === 'signed-in') {
      // Drafts, recordings and uploads stay when the same person signed in again, for example after their session ran out.
      if (this.lastUserId === null) this.around.forget('none');
      else if (this.lastUserId !== this.storedUserId()) this.around.forget('somebody-else');
      await this.start();
      return;
    }
    if (this.state.status !== 'signed-out') this.clear(notice === 'expired' ? 'expired' : 'signed-out');
  }

  /**
   * The token of another tab can be read here now. A browser hands on what one tab stored after its own time: the notice
   * of a sign-in may well be heard before the token is there to take up.
   */
  async noteStoredToken(): Promise<void> {
    if (this.state.status === 'signed-out' && this.token() !== null) await this.hear('signed-in');
  }

  /**
   * The server counts its own idle time, and only requests feed it. Activity it has not heard of is reported before its
   * limit can pass, so that it never ends a session that still lives here.
   */
  private reportActivity(token: string): void {
    const { lastServerContact, limits } = this;
    const isUnheard = (this.lastActivity() ?? 0) > lastServerContact;
    if (isUnheard && this.around.now() - lastServerContact > limits.revalidation) void this.revalidate(token);
  }

  private endIfNear(): number | null {
    const last = this.lastActivity();
    if (last === null || this.occupations.size > 0) return null;
    return this.around.now() - last >= this.limits.warning ? last + this.limits.inactivity : null;
  }

  private setWarning(warning: number | null): void {
    if (warning === this.warning) return;
    this.warning = warning;
    this.announce();
  }

  private async revalidate(token: string): Promise<void> {
    if (this.revalidating) return;
    this.revalidating = true;
    try {
      const user = await this.around.loadUser(token);
      if (this.token() === token) {
        this.noteServerContact();
        this.replaceUser(user);
      }
    } catch {
      // A refusal ended the session inside the call (`refuse`); an unreachable server is asked again at the next activity.
    } finally {
      this.revalidating = false;
    }
  }

  /** Whom the stored session belongs to, as the tab that wrote it said. */
  private storedUserId(): string | null {
    try {
      const user = JSON.parse(this.around.storage.getItem(sessionKeys.user) ?? 'null') as { id?: unknown } | null;
      return typeof user?.id === 'string' ? user.id : null;
    } catch {
      return null;
    }
  }

  private judge(token: string | null) {
    return judgeSession({ token, lastActivity: this.lastActivity() }, this.around.now(), this.limits);
  }

  private lastActivity(): number | null {
    return readActivityTime(this.around.storage.getItem(sessionKeys.lastActivity));
  }

  private clear(reason: SignedOutReason): void {
    const { storage, forget } = this.around;
    for (const key of Object.values(sessionKeys)) storage.removeItem(key);
    this.warning = null;
    if (reason === 'signed-out') this.lastUserId = null;
    this.set({ status: 'signed-out', reason });
    forget(reason);
  }

  private set(state: SessionState<User>): void {
    this.state = state;
    this.announce();
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}
