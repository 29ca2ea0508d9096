import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { readOptions } from '../query-client';
import { refreshByEvents } from './refresh-by-events';
import type { RealtimeConnection } from './realtime-connection';

describe('cached data after an event', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function staged() {
    const listeners = new Map<string, () => void>();
    let gap: () => void = () => undefined;
    const connection = {
      listen: (type: string, handler: () => void) => {
        listeners.set(type, handler);
        return () => listeners.delete(type);
      },
      listenForGaps: (handler: () => void) => {
        gap = handler;
        return () => (gap = () => undefined);
      },
    } as unknown as RealtimeConnection;
    const client = new QueryClient();
    const reader = { userId: 'u', language: 'fr' };
    const keys = (['credit-reservations', 'credits', 'notifications', 'jobs'] as const).map(
      (resource) => readOptions(resource, reader, 'list').queryKey,
    );
    for (const key of keys) client.setQueryData(key, {});
    const outdated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
    const end = refreshByEvents(connection, client);
    return { tell: (type: string) => listeners.get(type)?.(), gap: () => gap(), outdated, end, listeners };
  }

  it('is invalidated as the event requires, once for a burst', () => {
    const { tell, outdated } = staged();
    tell('reservation.changed');
    tell('notification.created');
    expect(outdated()).toEqual([false, false, false, false]);
    jest.advanceTimersByTime(200);
    expect(outdated()).toEqual([true, true, true, false]);
  });

  it('is invalidated completely when more was missed than the server keeps', () => {
    const { gap, outdated } = staged();
    gap();
    expect(outdated()).toEqual([true, true, true, true]);
  });

  it('stays unchanged once nobody listens any more', () => {
    const { tell, end, outdated, listeners } = staged();
    tell('reservation.changed');
    end();
    jest.advanceTimersByTime(200);
    expect([outdated(), listeners.size]).toEqual([[false, false, false, false], 0]);
  });
});
