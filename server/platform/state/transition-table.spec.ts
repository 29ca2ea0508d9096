import { transitionTable } from './transition-table.js';

const door = {
  name: 'door',
  states: ['open', 'closed', 'removed'] as const,
  initial: 'open' as const,
  transitions: [
    { from: 'open', event: 'close', to: 'closed', by: ['guest', 'owner'] },
    { from: 'closed', event: 'open', to: 'open', by: ['owner'] },
    { from: 'closed', event: 'remove', to: 'removed', by: ['owner'] },
  ] as const,
};

describe('a transition table', () => {
  it('returns the next state for a party that may cause it', () => {
    const table = transitionTable(door);
    expect(table.next('open', 'close', 'guest')).toBe('closed');
    expect(table.next('closed', 'open', 'guest')).toBeNull();
    expect(table.next('closed', 'open', 'owner')).toBe('open');
    expect(table.next('open', 'remove')).toBeNull();
  });

  it('lists the events of a party, and the final states', () => {
    const table = transitionTable(door);
    expect(table.allowed('closed', 'owner')).toEqual(['open', 'remove']);
    expect(table.allowed('closed', 'guest')).toEqual([]);
    expect(table.isFinal('removed')).toBe(true);
    expect(table.isFinal('open')).toBe(false);
  });

  it('refuses unknown and unreachable states', () => {
    expect(() => transitionTable({ ...door, states: ['open', 'closed'] as never })).toThrow('unknown state removed');
    expect(() => transitionTable({ ...door, states: ['open', 'closed', 'removed', 'burnt'] as never })).toThrow(
      'unreachable burnt',
    );
    expect(() => transitionTable({ ...door, initial: 'ajar' as never })).toThrow('unknown initial state ajar');
  });

  it('refuses two moves for the same state, event and party', () => {
    const twice = [...door.transitions, { from: 'open', event: 'close', to: 'removed', by: ['guest'] }] as never;
    expect(() => transitionTable({ ...door, transitions: twice })).toThrow('two moves for open close guest');
  });
});
