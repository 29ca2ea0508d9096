import { pushState, type RegisterDeviceRequest } from '@modules/notifications/http/push.contract';
import { api, onEndOfSession, session } from '../backend';
import { PushDevice } from './push-device';
import { isWorkerOn, readyWorker } from './service-worker';

const path = '/api/notifications/push';
const answer = pushState;

async function hash(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Safari on an iPhone or iPad, which has push messages only for a site that was added to the home screen. */
function needsInstall(): boolean {
  const isApple =
    /iP(?:hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser. */
export const thisDevice = new PushDevice({
  server: {
    state: (device) => api({ path: device === null ? path : `${path}?device=${device}`, answer }),
    register: (body: RegisterDeviceRequest) => api({ method: 'PUT', path, body, answer }),
    forget: (device) => api({ method: 'DELETE', path: `${path}?device=${device}`, answer }),
  },
  pushManager: isSupported ? async () => (await readyWorker()).pushManager : null,
  isOff: async () => !(await isWorkerOn()),
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  needsInstall: needsInstall(),
  storage: localStorage,
  hash,
});

/** An error here must not break the page; the next visit tries again. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

let resumedFor: string | null = null;
const follow = (): void => {
  const state = session.getState();
  const token = state.status === 'signed-in' ? state.token : null;
  if (state.status === 'signed-in' && token !== resumedFor) quietly(thisDevice.resume(state.user.id));
  resumedFor = token;
};
follow();
session.subscribe(follow);
onEndOfSession((reason) => {
  if (reason === 'signed-out' || reason === 'somebody-else') quietly(thisDevice.leave());
});
