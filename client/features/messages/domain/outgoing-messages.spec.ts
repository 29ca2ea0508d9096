import { ApiError } from '../../../lib/api-error';
import { memoryStorage } from '../../../lib/spec-support/memory-storage';
import { forgetUnsentMessages, hasUnsentMessages } from '../../../lib/unsent-messages';
import { OutgoingMessages, type NewOutgoing, type OutgoingMessage } from './outgoing-messages';

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

describe('unsent messages', () => {
  it('are sent in the order in which they were written', async () => {
    const { messages, sent, settled } = open();
    messages.add(to('un'));
    messages.add(to('deux'));
    await settled();
    expect(sent).toEqual(['key 1: un', 'key 2: deux']);
    expect(messages.items()).toEqual([]);
  });

  it('wait while the server cannot be reached, and are then sent once, in order', async () => {
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

  it('keep what the server refused until the person decides, and continue with the rest', async () => {
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
  ])('wait if the result is unknown: %s', async (problem) => {
    const { messages, world, settled } = open();
    world.problem = problem;
    messages.add(to('un'));
    await settled();
    expect(states(messages)).toEqual(['waiting']);
  });

  it('survive the tab with the same key, for their author only', async () => {
    const { messages, world, storage, settled } = open();
    world.problem = offline();
    messages.add(to('un'));
    await settled();
    expect([hasUnsentMessages(storage, 'me'), hasUnsentMessages(storage, 'you')]).toEqual([true, false]);
    const later = open(storage);
    later.world.userId = 'you';
    expect(later.messages.items()).toEqual([]);
    later.world.userId = 'me';
    await later.messages.drain();
    expect(later.sent).toEqual(['key 1: un']);
    expect(hasUnsentMessages(storage, 'me')).toBe(false);
  });

  it('are deleted at sign-out, and those of others when a person signs in', async () => {
    const { messages, world, storage, settled } = open();
    world.problem = offline();
    for (const userId of ['you', 'me']) {
      world.userId = userId;
      messages.add(to('un'));
      await settled();
    }
    storage.setItem('theme', 'dark');
    forgetUnsentMessages(storage, 'me');
    expect([...storage.entries.keys()]).toEqual(['outgoing-messages:me', 'theme']);
    forgetUnsentMessages(storage);
    world.userId = null;
    await messages.drain();
    expect([...storage.entries.keys()]).toEqual(['theme']);
  });

  describe('from two tabs of one browser', () => {
    /** Two tabs that share one storage. A write in one fires a storage event in the other, as in a browser. */
    function twoTabs() {
      const storage = memoryStorage();
      const [one, other] = [open(storage), open(storage)];
      for (const tab of [one, other]) tab.world.problem = offline();
      // Both tabs read the list before either writes.
      expect([one.messages.items(), other.messages.items()]).toEqual([[], []]);
      return { one, other, storage };
    }
    const contents = ({ messages }: ReturnType<typeof open>) => messages.items().map(({ content }) => content);

    it('are merged, not overwritten', async () => {
      const { one, other, storage } = twoTabs();
      one.messages.add(to('de la première'));
      other.messages.add({ ...to('de la seconde'), conversationId: 'a_c' });
      await one.settled();
      const afterReload = open(storage);
      expect(contents(afterReload).sort()).toEqual(['de la première', 'de la seconde']);
      one.messages.noteStored('outgoing-messages:me');
      expect(contents(one)).toHaveLength(2);
    });

    it('are sent from the remaining tab when the other one is closed', async () => {
      const { one, other } = twoTabs();
      other.messages.add(to('de la seconde'));
      await other.settled();
      one.world.problem = null;
      await one.messages.drain();
      expect(one.sent).toEqual(['key 1: de la seconde']);
      other.messages.noteStored(null);
      expect(other.messages.items()).toEqual([]);
    });

    it('are not sent after they were discarded in the other tab', async () => {
      const { one, other } = twoTabs();
      one.messages.add(to('trop vite'));
      await one.settled();
      other.messages.discard('key 1');
      one.world.problem = null;
      await one.messages.drain();
      expect(one.sent).toEqual([]);
      one.messages.noteStored('outgoing-messages:me');
      expect(contents(one)).toEqual([]);
    });
  });

  it('notify subscribers, and return the same list until something changes', () => {
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
