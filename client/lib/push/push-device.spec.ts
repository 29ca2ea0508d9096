import type { PushState, RegisterDeviceRequest } from '@modules/notifications/http/push.contract';
import { memoryStorage } from '../spec-support/memory-storage';
import { PUSH_CHOICE } from './push-choice';
import { PushDevice, type PushSurroundings } from './push-device';

const KEY = 'AQID';
const FIRST_KEY = new Uint8Array([1, 2, 3]).buffer;

function setUp(changes: Partial<PushSurroundings> & { readonly permitted?: NotificationPermission } = {}) {
  const storage = memoryStorage({});
  let made = 0;
  let present: PushSubscription | null = null;
  const browser = { key: KEY, ended: [] as string[] };
  const registered: RegisterDeviceRequest[] = [];
  const forgotten: string[] = [];
  const subscribe = ({ applicationServerKey }: PushSubscriptionOptionsInit): Promise<PushSubscription> => {
    made += 1;
    const endpoint = `https://push.example/${made}`;
    present = {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey: applicationServerKey === KEY ? FIRST_KEY : null },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: () => {
        browser.ended.push(endpoint);
        present = null;
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    return Promise.resolve(present);
  };
  const state = (device: string | null): Promise<PushState> =>
    Promise.resolve({
      public_key: browser.key,
      registered: registered.some(({ endpoint }) => `#${endpoint}` === device),
      subjects: [
        { kind: 'message', on: true },
        { kind: 'job_alert', on: false },
      ],
    });
  const device = new PushDevice({
    server: {
      state,
      register: (request) => {
        registered.push(request);
        return state(null);
      },
      forget: (hash) => Promise.resolve(forgotten.push(hash)),
    },
    pushManager: () =>
      Promise.resolve({ getSubscription: () => Promise.resolve(present), subscribe } as unknown as PushManager),
    isOff: () => Promise.resolve(false),
    permission: () => changes.permitted ?? 'granted',
    ask: () => Promise.resolve(changes.permitted ?? 'granted'),
    needsInstall: false,
    storage,
    hash: (endpoint) => Promise.resolve(`#${endpoint}`),
    ...changes,
  });
  return { device, storage, registered, forgotten, browser };
}

describe('notifications on this device', () => {
  it('are off at first, and on with the proposed subjects once the person turns them on', async () => {
    const { device, registered } = setUp();
    expect((await device.read()).device).toBe('off');
    expect(await device.turnOn('camille')).toBe(true);
    expect(registered).toEqual([
      { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, expires_at: null, kinds: ['message'] },
    ]);
    expect((await device.read()).device).toBe('on');
  });

  it('stay off if the browser does not allow them', async () => {
    const { device, registered, storage } = setUp({ permitted: 'denied' });
    expect(await device.turnOn('camille')).toBe(false);
    expect([registered, storage.entries.size, (await device.read()).device]).toEqual([[], 0, 'denied']);
  });

  it.each([
    ['needs-install', { needsInstall: true }],
    ['unsupported', { pushManager: null }],
    ['unsupported', { isOff: () => Promise.resolve(true) }],
  ] as const)('are %s where the browser cannot show them', async (expected, changes) => {
    expect((await setUp(changes).device.read()).device).toBe(expected);
  });

  it('keep every switch when several are pressed at once', async () => {
    const { device, registered } = setUp();
    await device.turnOn('camille');
    await Promise.all([
      device.setKind('camille', 'job_alert', true),
      device.setKind('camille', 'message', false),
      device.setKind('camille', 'video', true),
    ]);
    expect(registered.at(-1)?.kinds).toEqual(['job_alert', 'video']);
  });

  it('end here and on the server when they are turned off', async () => {
    const { device, forgotten, browser, storage } = setUp();
    await device.turnOn('camille');
    await device.turnOff();
    expect([forgotten, browser.ended]).toEqual([['#https://push.example/1'], ['https://push.example/1']]);
    expect(storage.entries.size).toBe(0);
  });

  it('go on after the same person signs in again, and end for anybody else', async () => {
    const { device, registered, browser, storage } = setUp();
    await device.turnOn('camille');
    await device.setKind('camille', 'job_alert', true);
    await device.resume('camille');
    expect(registered.at(-1)).toMatchObject({ endpoint: 'https://push.example/1', kinds: ['message', 'job_alert'] });
    await device.resume('noor');
    expect([registered.length, browser.ended]).toEqual([3, ['https://push.example/1']]);
    expect(storage.getItem(PUSH_CHOICE)).toBeNull();
  });

  it('get a new subscription when the server has another key', async () => {
    const { device, registered, browser } = setUp();
    await device.turnOn('camille');
    browser.key = 'BBBB';
    await device.resume('camille');
    expect(browser.ended).toEqual(['https://push.example/1']);
    expect(registered.at(-1)?.endpoint).toBe('https://push.example/2');
  });

  it('do nothing for people who never turned them on, or whose choice cannot be read', async () => {
    const { device, storage, registered } = setUp();
    await device.resume('camille');
    storage.setItem(PUSH_CHOICE, '{"account":');
    await device.resume('camille');
    expect(registered).toEqual([]);
  });
});
