import type { SessionNotice } from './session-store';

const notices: readonly SessionNotice[] = ['signed-in', 'signed-out', 'expired', 'active', 'changed'];

/** Messages between the tabs of one browser: signing out in one signs out in all. */
export function openSessionChannel(): {
  post: (notice: SessionNotice) => void;
  listen: (hear: (notice: SessionNotice) => void) => void;
} {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('entrevue-session');
  return {
    post: (notice) => channel.postMessage(notice),
    listen: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const notice = notices.find((known) => known === data);
        if (notice !== undefined) hear(notice);
      };
    },
  };
}
