import type { PushState, RegisterDeviceRequest } from '@modules/notifications/http/push.contract';
import { PUSH_CHOICE } from './push-choice';

type Kind = RegisterDeviceRequest['kinds'][number];

/** The state of notifications on this device. It decides which action the person is offered. */
export type DeviceState =
  | 'unsupported'
  /** An iPhone or iPad shows notifications only of sites on its home screen. */
  | 'needs-install'
  | 'denied'
  | 'off'
  | 'on';

export interface PushServer {
  /** @param device SHA-256 (hex) of the endpoint of this browser's subscription. */
  state(device: string | null): Promise<PushState>;
  register(request: RegisterDeviceRequest): Promise<PushState>;
  forget(device: string): Promise<unknown>;
}

export interface PushSurroundings {
  readonly server: PushServer;
  /** Null if this browser has no notifications of closed sites. */
  readonly pushManager: (() => Promise<PushManager>) | null;
  /** The setting SERVICE_WORKER is off. */
  readonly isOff: () => Promise<boolean>;
  readonly permission: () => NotificationPermission;
  readonly ask: () => Promise<NotificationPermission>;
  readonly needsInstall: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly hash: (endpoint: string) => Promise<string>;
}

interface Choice {
  readonly account: string;
  readonly kinds: readonly Kind[];
}

/** Notifications in this browser while the site is closed. */
export class PushDevice {
  /** Changes run one after the other: two switches in a row would otherwise each save without the other. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(private readonly around: PushSurroundings) {}

  async read(): Promise<{ readonly device: DeviceState; readonly subjects: PushState['subjects'] }> {
    const { pushManager, isOff, needsInstall, permission, server } = this.around;
    if (needsInstall) return { device: 'needs-install', subjects: [] };
    if (pushManager === null || (await isOff())) return { device: 'unsupported', subjects: [] };
    // Without a stored choice, do not install the service worker only to read its state.
    const subscription = this.#choice() === null ? null : await (await pushManager()).getSubscription();
    const { registered, subjects } = await server.state(
      subscription === null ? null : await this.around.hash(subscription.endpoint),
    );
    if (permission() === 'denied') return { device: 'denied', subjects };
    return { device: registered ? 'on' : 'off', subjects };
  }

  /** Asks the browser for permission, if it was not given yet. @returns false if the person did not allow it */
  async turnOn(account: string): Promise<boolean> {
    if ((await this.around.ask()) !== 'granted') return false;
    const { public_key: key, subjects } = await this.around.server.state(null);
    const kinds = subjects.filter(({ on }) => on).map(({ kind }) => kind);
    await this.#register(key, { account, kinds });
    return true;
  }

  setKind(account: string, kind: Kind, isOn: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const { kinds } = this.#choice() ?? { kinds: [] };
      const { public_key: key } = await this.around.server.state(null);
      const others = kinds.filter((each) => each !== kind);
      await this.#register(key, { account, kinds: isOn ? [...others, kind] : others });
    });
  }

  async turnOff(): Promise<void> {
    const subscription = await this.#subscription();
    if (subscription !== null) await this.around.server.forget(await this.around.hash(subscription.endpoint));
    await this.leave();
  }

  /** After a sign-in: registers the device again for the same person; for another person it stays off. */
  async resume(account: string): Promise<void> {
    const choice = this.#choice();
    if (choice === null) return;
    if (choice.account !== account || this.around.permission() !== 'granted') {
      await this.leave();
      return;
    }
    const { public_key: key } = await this.around.server.state(null);
    await this.#register(key, choice);
  }

  /** Ends the subscription in the browser: the push service then refuses further messages of the server. */
  async leave(): Promise<void> {
    if (this.#choice() === null) return;
    this.around.storage.removeItem(PUSH_CHOICE);
    await (await this.#subscription())?.unsubscribe();
  }

  async #register(publicKey: string, choice: Choice): Promise<void> {
    const { pushManager, server, storage } = this.around;
    if (pushManager === null) throw new Error('This browser has no push messages');
    const subscription = await subscribed(await pushManager(), publicKey);
    const { keys } = subscription.toJSON();
    await server.register({
      endpoint: subscription.endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      expires_at: subscription.expirationTime === null ? null : new Date(subscription.expirationTime).toISOString(),
      kinds: [...choice.kinds],
    });
    storage.setItem(PUSH_CHOICE, JSON.stringify(choice));
  }

  async #subscription(): Promise<PushSubscription | null> {
    const { pushManager } = this.around;
    return pushManager === null ? null : (await pushManager()).getSubscription();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#changes.then(work, work);
    this.#changes = turn;
    return turn;
  }

  #choice(): Choice | null {
    return readChoice(this.around.storage.getItem(PUSH_CHOICE));
  }
}

/** The browser's subscription. One that was made with an earlier key of the server is replaced. */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const present = await manager.getSubscription();
  if (present !== null) {
    if (base64url(present.options.applicationServerKey) === publicKey) return present;
    await present.unsubscribe();
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function readChoice(text: string | null): Choice | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('account' in value) || !('kinds' in value)) return null;
    const { account, kinds } = value;
    return typeof account === 'string' && Array.isArray(kinds) ? { account, kinds: kinds as Kind[] } : null;
  } catch {
    return null;
  }
}
