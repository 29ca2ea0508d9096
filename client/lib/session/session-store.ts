import { ApiError } from '../api-error';
import {
  isActivityWorthWriting,
  judgeSession,
  readActivityTime,
  sessionLimits,
  sessionLimitsFor,
} from './session-rules';

/** Keys of the session in local storage. */
export const sessionKeys = { token: 'auth_token', user: 'user', lastActivity: 'last_activity' } as const;

/**
 * Data that pages need before the server has answered. It contains nothing that identifies the person to a reader of
 * the storage.
 */
const stored = ({ id, user_type, language, theme }: StorableUser): string =>
  JSON.stringify({ id, user_type, language, theme });

/** The part of a user that the session needs. */
export interface StorableUser {
  readonly id: string;
  readonly user_type: string;
  readonly language: string;
  readonly theme: string;
}

/** Why nobody is signed in. Only `expired` has a sentence on the sign-in page. */
export type SignedOutReason = 'none' | 'signed-out' | 'expired';

export type SessionState<User> =
  /** `isUnreachable`: the server has not confirmed the session yet. The session is kept and the server is retried. */
  | { readonly status: 'loading'; readonly isUnreachable?: true }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly status: 'signed-in'; readonly token: string; readonly user: User };

/**
 * Messages between the tabs of one browser. `active`: somebody answered the warning.
 * `changed`: the account was changed, so each tab must read it again.
 */
export type SessionNotice = 'signed-in' | 'signed-out' | 'expired' | 'active' | 'changed';

export interface SessionSurroundings<User> {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
  /** Reads the user of a token; rejects if the token is no longer valid. */
  readonly loadUser: (token: string) => Promise<User>;
  /** Waits before the next attempt; `attempt` counts from 1. Ends early when the network returns. */
  readonly waitForServer: (attempt: number) => Promise<void>;
  /** Sends a message to the other tabs. */
  readonly post: (notice: SessionNotice) => void;
  /** Removes data that must not outlive the session: cached responses, running uploads, and on sign-out also drafts. */
  readonly forget: (reason: SignedOutReason | 'somebody-else') => void;
}

/** Only these responses mean that a token is invalid. A network error, or a 502 during a deploy, does not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * The session of this browser and its rules: where it is stored, when it ends, when the server must confirm it.
 * React reads it through `useSession`.
 */
export class SessionStore<User extends StorableUser> {
  private state: SessionState<User> = { status: 'loading' };
  private readonly listeners = new Set<() => void>();
  private readonly occupations = new Set<symbol>();
  private lastServerContact = 0;
  private revalidating = false;
  private leaving = false;
  private limits = sessionLimits;
  private warning: number | null = null;
  /** Owner of the drafts and uploads in this tab. Kept when a session expires, cleared on sign-out. */
  private lastUserId: string | null = null;

  constructor(private readonly around: SessionSurroundings<User>) {}

  readonly getState = (): SessionState<User> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** End of the session in milliseconds since the epoch, if it is near enough for the warning; null otherwise. */
  readonly getWarning = (): number | null => this.warning;

  /** Sets the idle limit of this installation, which the server sends. */
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

  /** Starts from the stored session; the server confirms it before anything is shown. */
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

  /** Asks the server for the user of this token until it answers, or until the stored token changes. */
  private async confirm(token: string): Promise<void> {
    for (let attempt = 1; this.token() === token; attempt += 1) {
      try {
        const user = await this.around.loadUser(token);
        if (this.token() === token) this.establish({ token, user }, { quietly: true });
        return;
      } catch (error) {
        if (this.token() !== token) return;
        if (isRefusal(error)) {
          // An invalid token is removed without a message, as the session rules require; `?next=` keeps the page.
          this.end('none');
          return;
        }
        // A tab that shows a signed-in person keeps doing so: its own requests report that the server is unavailable.
        if (this.state.status !== 'signed-in') this.set({ status: 'loading', isUnreachable: true });
        await this.around.waitForServer(attempt);
      }
    }
  }

  /** Called after sign-in, registration, or the server's confirmation. */
  establish(session: { token: string; user: User }, options: { quietly?: boolean } = {}): void {
    const { storage, now, post } = this.around;
    if (this.lastUserId !== null && this.lastUserId !== session.user.id) this.around.forget('somebody-else');
    this.lastUserId = session.user.id;
    // Write the token last: another tab sees the writes in this order, and a token without its time looks like
    // tampering.
    storage.setItem(sessionKeys.lastActivity, String(now()));
    storage.setItem(sessionKeys.user, stored(session.user));
    storage.setItem(sessionKeys.token, session.token);
    this.lastServerContact = now();
    this.warning = null;
    this.set({ status: 'signed-in', ...session });
    if (options.quietly !== true) post('signed-in');
  }

  /** Updates the signed-in person after a change of their account. */
  replaceUser(user: User): void {
    if (this.state.status !== 'signed-in' || this.state.user.id !== user.id) return;
    this.around.storage.setItem(sessionKeys.user, stored(user));
    this.set({ ...this.state, user });
  }

  /** Ends the session here and in the other tabs. */
  end(reason: SignedOutReason): void {
    this.clear(reason);
    this.around.post(reason === 'signed-out' ? 'signed-out' : 'expired');
  }

  /**
   * Signs out on the server, then here, even if the server cannot be reached. Other requests may be refused in between; the session
   * has not expired then, so the sign-in page must not lead back to this person's page.
   */
  async leave(signOut: () => Promise<unknown>): Promise<void> {
    this.leaving = true;
    try {
      await signOut();
    } finally {
      this.leaving = false;
      this.end('signed-out');
    }
  }

  /** The server refused this token. An older token than the current one is ignored. */
  refuse(token: string | null): void {
    if (token !== null && token === this.token()) this.end(this.leaving ? 'signed-out' : 'expired');
  }

  /** Every response of the server proves that the session is alive there. */
  noteServerContact(): void {
    this.lastServerContact = this.around.now();
  }

  /** Called on mouse, key, scroll, touch and click events. */
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

  /** The person answered the warning: extends the session here, in the other tabs and on the server. */
  stay(): void {
    const token = this.token();
    if (token === null || this.state.status !== 'signed-in' || this.judge(token).kind !== 'usable') {
      this.check();
      return;
    }
    this.around.storage.setItem(sessionKeys.lastActivity, String(this.around.now()));
    this.setWarning(null);
    this.around.post('active');
    void this.revalidate(token);
  }

  /** Reads the account again after it was changed elsewhere. */
  async refresh(): Promise<void> {
    const token = this.token();
    if (token !== null && this.state.status === 'signed-in') await this.revalidate(token);
  }

  /** Reads the account again in all tabs, for changes outside of `replaceUser`. */
  async refreshEverywhere(): Promise<void> {
    this.around.post('changed');
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

  /** Somebody is watching, recording or uploading, so do not interrupt them. */
  isOccupied(): boolean {
    return this.occupations.size > 0;
  }

  /** Call it every few seconds: ends an unused session, and keeps one with a running video or upload. */
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

  /** Handles a message of another tab. */
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
      // Keep drafts, recordings and uploads if the same person signs in again, for example after the session expired.
      if (this.lastUserId === null) this.around.forget('none');
      else if (this.lastUserId !== this.storedUserId()) this.around.forget('somebody-else');
      await this.start();
      return;
    }
    const reason = notice === 'expired' && !this.leaving ? 'expired' : 'signed-out';
    // A sign-out in another tab also ends what an expired session kept here, such as drafts.
    if (this.state.status !== 'signed-out' || (reason === 'signed-out' && this.state.reason === 'expired'))
      this.clear(reason);
  }

  /**
   * Called when the token of another tab becomes readable. Browsers share storage with a delay, so the message about a
   * sign-in may arrive before its token.
   */
  async noteStoredToken(): Promise<void> {
    if (this.state.status === 'signed-out' && this.token() !== null) await this.hear('signed-in');
  }

  /**
   * The server measures inactivity by requests only. Activity without requests is reported before the server's limit,
   * so that the server does not end an active session.
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
      // After a refusal, `refuse` has already ended the session. If the server is unreachable, the next activity tries
      // again.
    } finally {
      this.revalidating = false;
    }
  }

  /** Id of the stored session's owner, as written by the tab that signed in. */
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
