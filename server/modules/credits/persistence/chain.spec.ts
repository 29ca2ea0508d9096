import { chainHash, type ChainedTransaction, GENESIS } from './chain.js';

const transaction: ChainedTransaction = {
  id: '01890000-0000-7000-8000-000000000001',
  ownerId: '01890000-0000-7000-8000-000000000002',
  sequence: 1,
  type: 'EARNED',
  amount: 20,
  heldAmount: 0,
  balanceAfter: 20,
  heldAfter: 0,
  description: 'CREDITS.ENTRY_GIFT',
  params: '{}',
  referenceType: null,
  referenceId: null,
  holdId: null,
  refundOf: null,
  madeBy: null,
  key: 'ask:gift',
  fingerprint: GENESIS,
  at: new Date('2026-01-15T15:00:00.000Z'),
  entries: [
    { place: 'SOURCE', lotId: '01890000-0000-7000-8000-000000000003', amount: -20 },
    { place: 'AVAILABLE', lotId: '01890000-0000-7000-8000-000000000003', amount: 20 },
  ],
};

describe('the hash of a transaction', () => {
  it('is the same for ever: what is stored today must verify in seven years', () => {
    expect(chainHash(GENESIS, transaction)).toBe(chainHash(GENESIS, { ...transaction, at: new Date(transaction.at) }));
    expect(chainHash(GENESIS, transaction)).toMatchInlineSnapshot(
      `"96d673fa3ceb01ee25e9099687d8e7d9b5ff5c7873b3ad0e1291c46e66cc308d"`,
    );
  });

  it.each(Object.keys(transaction).map((name) => [name as keyof ChainedTransaction]))('depends on %s', (name) => {
    const value = transaction[name];
    let other: unknown = `${JSON.stringify(value)}x`;
    if (value instanceof Date) other = new Date(value.getTime() + 1);
    else if (typeof value === 'number') other = value + 1;
    else if (name === 'entries') other = [...transaction.entries].reverse();
    expect(chainHash(GENESIS, { ...transaction, [name]: other })).not.toBe(chainHash(GENESIS, transaction));
  });

  it('depends on the one before', () => {
    expect(chainHash('f'.repeat(64), transaction)).not.toBe(chainHash(GENESIS, transaction));
  });

  it('takes no field for another: text cannot move across a border', () => {
    const one = chainHash(GENESIS, { ...transaction, description: 'ab', params: 'c' });
    expect(chainHash(GENESIS, { ...transaction, description: 'a', params: 'bc' })).not.toBe(one);
  });
});
