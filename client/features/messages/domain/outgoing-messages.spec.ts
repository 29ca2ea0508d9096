import { ApiError } from '../../../lib/api-error';
import { memoryStorage } from '../../../lib/spec-support/memory-storage';
import { hasOutgoing, OutgoingMessages, type NewOutgoing, type OutgoingMessage } from './outgoing-messages';

const to = (content: string): NewOutgoing => ({ conversationId: 'a_b', receiverId: 'b', content, attachments: [] });
const offline = (): Error => new ApiError(0, 'CLIENT.NETWORK', '');

function open(storage = memoryStorage()) {
  const sent: string[] = [];
  const keys: string[] = [];
  const wakes: (() => void)[] = [];
  const world = { userId: 'me' as string | null, problem: null as Error | null };
  const messages = new OutgoingMessages({
    storage,
    userId: () => world.userId,
    newKey: () => `key ${keys.push('x')}`,
    now: () => new Date('2026-11-12T15:00:00Z'),
    later: (wake) => void wakes.push(wake),
    send: (message: OutgoingMessage) => {
      if (world.problem !== null) return Promise.reject(world.problem);
      sent.push(`${message.key}: ${message.content}`);
      return Promise.resolve();
    },
  });
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  return { messages, sent, wakes, world, storage, settled };
}
const states = (messages: OutgoingMessages): readonly string[] => messages.items().map(({ state }) => state);

describe('what has to be sent', () => {
  it('goes out in the order in which it was written', async () => {
    const { messages, sent, settled } = open();
    messages.add(to('un'));
    messages.add(to('deux'));
    await settled();
    expect(sent).toEqual(['key 1: un', 'key 2: deux']);
    expect(messages.items()).toEqual([]);
  });

  it('waits while the server cannot be reached, and then goes out once, in order', async () => {
    const { messages, sent, wakes, world, settled } = open();
    world.problem = offline();
    messages.add(to('un'));
    await settled();
    messages.add(to('deux'));
    await settled();
    expect([sent, states(messages)]).toEqual([[], ['waiting', 'waiting']]);
    world.problem = null;
    wakes[0]?.();
    wakes[1]?.();
    await messages.drain();
    await settled();
    expect(sent).toEqual(['key 1: un', 'key 2: deux']);
  });

  it('keeps what the server refused until somebody decides, and goes on with the rest', async () => {
    const { messages, sent, world, settled } = open();
    world.problem = new ApiError(409, 'MESSAGING.ENDED', 'Terminée.');
    messages.add(to('un'));
    await settled();
    expect(messages.items()).toMatchObject([{ state: 'failed', problem: 'Terminée.' }]);
    world.problem = null;
    messages.add(to('deux'));
    await settled();
    expect([sent, states(messages)]).toEqual([['key 2: deux'], ['failed']]);
    messages.retry('key 1');
    await settled();
    expect(sent).toEqual(['key 2: deux', 'key 1: un']);
    world.problem = new ApiError(403, 'X', '');
    messages.add(to('trois'));
    await settled();
    expect(messages.discard('key 3')).toMatchObject({ content: 'trois' });
    expect(messages.items()).toEqual([]);
  });

  it.each([
    new ApiError(500, 'X', ''),
    new ApiError(503, 'X', ''),
    new ApiError(401, 'IDENTITY.UNAUTHENTICATED', ''),
    new ApiError(409, 'REQUEST.IDEMPOTENCY_KEY_IN_USE', ''),
    new Error('anything else'),
  ])('waits where the outcome is open: %s', async (problem) => {
    const { messages, world, settled } = open();
    world.problem = problem;
    messages.add(to('un'));
    await settled();
    expect(states(messages)).toEqual(['waiting']);
  });

  it('survives the tab under the same key, for its writer alone', async () => {
    const { messages, world, storage, settled } = open();
    world.problem = offline();
    messages.add(to('un'));
    await settled();
    expect([hasOutgoing(storage, 'me'), hasOutgoing(storage, 'you')]).toEqual([true, false]);
    const later = open(storage);
    later.world.userId = 'you';
    expect(later.messages.items()).toEqual([]);
    later.world.userId = 'me';
    await later.messages.drain();
    expect(later.sent).toEqual(['key 1: un']);
    expect(hasOutgoing(storage, 'me')).toBe(false);
  });

  it('tells who looks, and shows the same list until something changed', () => {
    const { messages, world } = open();
    world.problem = offline();
    let calls = 0;
    const end = messages.subscribe(() => (calls += 1));
    expect(messages.items()).toBe(messages.items());
    messages.add(to('un'));
    expect(calls).toBeGreaterThan(0);
    end();
    world.userId = null;
    messages.add(to('deux'));
    expect(messages.items()).toEqual([]);
  });
});
