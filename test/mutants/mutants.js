const modules = 'server/modules/credits/';
const bench = 'test/integration/credits/support/ledger-bench.ts';
const freshDatabase = 'const database = await createTestDatabase();';
const model = 'domain/books.spec';
const movements = 'integration/credits/movements';
const races = 'integration/credits/races';
const histories = 'integration/credits/random-histories';
const guards = 'integration/credits/guards';
const http = 'http/credits';
const deals = 'integration/reservations/random-deals';
const reservations = 'server/modules/reservations/use-cases/';

const walk = 'walks/non-interference';
const messaging = 'server/modules/messaging/queries/';

/** Takes a guard out of the database. */
const without = (sql) => ({
  file: bench,
  find: freshDatabase,
  put: `${freshDatabase}
  const { query: run } = await import('../../../support/query.js');
  await run(database.url, ${JSON.stringify(sql)});`,
});

/**
 * Defects planted one at a time. `tests` must turn red, and what they print must match `shows`: the invariant, the refusal of
 * the database or the test that noticed. @type {readonly { name: string, file: string, find: string, put: string, tests: string, shows: RegExp }[]}
 */
export const mutants = [
  {
    name: 'unlocked-read-modify-write',
    file: `${modules}persistence/ledger.ts`,
    find: 'where owner_id = ? for update`',
    put: 'where owner_id = ?`',
    tests: races,
    shows: /hold one credit 200 times/,
  },
  {
    name: 'key-ignored',
    file: `${modules}persistence/ledger.ts`,
    find: 'return earlier ?? receiptOf(',
    put: 'void earlier; return receiptOf(',
    tests: movements,
    shows: /credit_transaction_owner_id_idempotency_key_unique/,
  },
  {
    name: 'key-with-another-wish',
    file: `${modules}persistence/ledger.ts`,
    find: 'if (row.fingerprint !== fingerprint) throw new IdempotencyKeyReused();',
    put: '',
    tests: movements,
    shows: /refuses the key with another wish/,
  },
  {
    name: 'key-not-scoped-to-the-caller',
    file: `${modules}use-cases/request-key.ts`,
    find: '`${callerId}\\n${header}`',
    put: 'header',
    tests: http,
    shows: /another operator happens to use the same key/,
  },
  {
    name: 'one-leg-skipped',
    file: `${modules}domain/books.ts`,
    find: '{ place: from, lotId, amount: -amount },',
    put: '',
    tests: histories,
    shows: /do not add up to 0/,
  },
  {
    name: 'at-least-for-more-than',
    file: `${modules}domain/books.ts`,
    find: 'if (amount > this.account.available)',
    put: 'if (amount >= this.account.available)',
    tests: model,
    shows: /Counterexample/,
  },
  {
    name: 'check-left-out',
    file: `${modules}domain/books.ts`,
    find: 'if (amount > this.account.available)',
    put: 'if (amount > this.account.available + this.account.held)',
    tests: model,
    shows: /Counterexample/,
  },
  {
    name: 'order-of-lots-reversed',
    file: `${modules}domain/lot.ts`,
    find: 'buckets.indexOf(a.bucket) - buckets.indexOf(b.bucket)',
    put: 'buckets.indexOf(b.bucket) - buckets.indexOf(a.bucket)',
    tests: histories,
    shows: /"invariant": "I13"/,
  },
  {
    name: 'latest-end-first',
    file: `${modules}domain/lot.ts`,
    find: 'return endOf(a) - endOf(b);',
    put: 'return endOf(b) - endOf(a);',
    tests: histories,
    shows: /"invariant": "I13"/,
  },
  {
    name: 'expiry-ignored',
    file: `${modules}domain/lot.ts`,
    find: "return lot.bucket !== 'PURCHASED' && endOf(lot) <= now.getTime();",
    put: 'return false;',
    tests: histories,
    shows: /"invariant": "I13"|already exists/,
  },
  {
    name: 'expired-a-moment-late',
    file: `${modules}domain/lot.ts`,
    find: 'endOf(lot) <= now.getTime()',
    put: 'endOf(lot) < now.getTime()',
    tests: movements,
    shows: /Expected|Received/,
  },
  {
    name: 'release-on-accept',
    file: `${modules}domain/movements.ts`,
    find: "'HELD', 'SPENT', { type: 'SPENT', holdId: ended.id }",
    put: "'HELD', 'AVAILABLE', { type: 'RELEASED', holdId: ended.id }",
    tests: movements,
    shows: /"invariant": "I5"/,
  },
  {
    name: 'release-to-nowhere',
    file: `${modules}domain/movements.ts`,
    find: "'HELD',\n    'AVAILABLE',",
    put: "'HELD',\n    'SPENT',",
    tests: histories,
    shows: /credit_transaction_amount_check/,
  },
  {
    name: 'double-release',
    file: `${modules}use-cases/end-hold.ts`,
    find: "if (hold.status !== 'ACTIVE') throw new HoldEnded();",
    put: '',
    tests: races,
    shows: /"(23505|23514|23001)": 2/,
  },
  {
    name: 'held-twice-for-one-thing',
    file: `${modules}use-cases/hold-credits.ts`,
    find: 'if (await this.reads.isHeld(ownerId, reference)) throw new AlreadyHeld();',
    put: '',
    tests: races,
    shows: /23505/,
  },
  {
    name: 'refunded-twice',
    file: `${modules}use-cases/refund-credits.ts`,
    find: 'if (spending.refunded) throw new AlreadyRefunded();',
    put: '',
    tests: races,
    shows: /23505/,
  },
  {
    name: 'grant-twice',
    file: `${modules}domain/movements.ts`,
    find: 'account.allowanceDue = endsAt;',
    put: '',
    tests: movements,
    shows: /credit_transaction_owner_id_idempotency_key_unique/,
  },
  {
    name: 'grant-twice-under-two-keys',
    file: `${modules}domain/movements.ts`,
    find: '`allowance:${startsAt.toISOString()}`',
    put: '(account.allowanceDue = now, `allowance:${Math.random()}`)',
    tests: movements,
    shows: /"invariant": "I12"/,
  },
  {
    name: 'missed-months-made-up-for',
    file: `${modules}domain/movements.ts`,
    find: "grant(books, 'MONTHLY', planAllowance[account.plan], endsAt, {",
    put: "grant(books, 'MONTHLY', planAllowance[account.plan] * 2, endsAt, {",
    tests: movements,
    shows: /"invariant": "I12"|available/,
  },
  {
    name: 'clock-of-the-server',
    file: 'server/platform/clock/database-time.ts',
    find: 'if (this.clock.constructor !== Clock) return',
    put: 'return',
    tests: movements,
    shows: /goes by the database’s clock/,
  },
  {
    name: 'lot-not-written',
    file: `${modules}domain/books.ts`,
    find: "if (place === 'HELD') lot.held += amount;",
    put: '',
    tests: histories,
    shows: /"invariant": "I2"/,
  },
  {
    name: 'hold-not-closed',
    file: `${modules}domain/movements.ts`,
    find: 'books.endedHolds.push({ id: ended.id, status: outcome });',
    put: '',
    tests: movements,
    shows: /23505|"invariant": "I[45]"|unique/,
  },
  {
    name: 'wrong-end-written',
    file: `${modules}domain/movements.ts`,
    find: 'books.endedHolds.push({ id: ended.id, status: outcome });',
    put: "books.endedHolds.push({ id: ended.id, status: 'RELEASED' });",
    tests: histories,
    shows: /"invariant": "I5"/,
  },
  {
    name: 'outside-the-callers-transaction',
    file: `${modules}persistence/ledger.ts`,
    find: 'return this.transaction.run(async () => {\n      const label',
    put: 'return this.em.fork().transactional(async () => {\n      const label',
    tests: movements,
    shows: /belongs to the transaction of the caller/,
  },
  {
    name: 'history-re-sorted',
    file: `${modules}queries/list-history.query.ts`,
    find: 'order by sequence desc',
    put: 'order by amount desc',
    tests: http,
    shows: /on the statement/,
  },
  {
    name: 'hash-of-less',
    file: `${modules}persistence/chain.ts`,
    find: '    transaction.balanceAfter,\n',
    put: '',
    tests: 'persistence/chain.spec',
    shows: /depends on balanceAfter/,
  },
  {
    name: 'audit-skipped',
    file: `${modules}queries/audit-ledger.query.ts`,
    find: 'of auditChecks) {',
    put: 'of auditChecks.slice(0, 0)) {',
    tests: 'integration/credits/tampering',
    shows: /a balance/,
  },
  {
    name: 'no-unique-end-of-a-hold',
    ...without('drop index credit_transaction_resolution_unique'),
    tests: guards,
    shows: /the end of a hold a second time/,
  },
  {
    name: 'no-check-of-the-balance',
    ...without('alter table credit_account drop constraint credit_account_balance_check'),
    tests: guards,
    shows: /credit_account_balance_check/,
  },
  {
    name: 'no-check-of-sums',
    ...without('drop trigger credit_entry_balanced on credit_entry'),
    tests: guards,
    shows: /do not add up to 0/,
  },
  {
    name: 'journal-open-to-changes',
    ...without('drop trigger credit_transaction_append_only on credit_transaction'),
    tests: guards,
    shows: /refuses to change credit_transaction/,
  },
  {
    name: 'accepted-without-capture',
    file: `${reservations}accept-reservation.ts`,
    find: 'await (owes ? this.credits.capture(holdId) : this.credits.release(holdId));',
    put: 'void owes; await this.credits.release(holdId);',
    tests: deals,
    shows: /"balance"|I6 what was accepted was captured/,
  },
  {
    name: 'hold-kept-after-expiry',
    file: `${reservations}expire-reservations.ts`,
    find: 'if (holdId !== null) await this.credits.expire(holdId);',
    put: 'void holdId;',
    tests: deals,
    shows: /"reserved"|I5 a waiting reservation/,
  },
  {
    name: 'profile-open-after-expiry',
    file: `${reservations}expire-reservations.ts`,
    find: "await this.disclosures.conceal({ seekerId, companyId, upTo: 'RESERVED' });",
    put: 'void seekerId; void companyId;',
    tests: deals,
    shows: /I15 a profile is open exactly where/,
  },
  {
    name: 'hold-kept-after-cancelling',
    file: `${reservations}cancel-reservation.ts`,
    find: 'if (holdId !== null) await this.credits.release(holdId, actorId);',
    put: 'void holdId;',
    tests: deals,
    shows: /"reserved"|I5 a waiting reservation/,
  },
  {
    name: 'recruiters-words-scrubbed',
    file: `${messaging}present-messages.ts`,
    find: "const scrub = isTheirs ? (scrubbers.get(row.sender_id) ?? (() => '')) : null;",
    put: "const scrub = maskedId === null ? null : (scrubbers.get(maskedId) ?? (() => ''));",
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
  {
    name: 'messages-limited-before-the-mask',
    file: `${messaging}find-messages.query.ts`,
    find: 'const asWritten = await this.#asWritten(actor, scope);',
    put: `const raw = { sql: 'fold_text(m.content) like fold_text(?)', params: [pattern] };
    if (scope.side === 'RECRUITER') return this.#containing(await this.#rows(scope, raw, limit), pattern);
    const asWritten = await this.#asWritten(actor, scope);`,
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
  {
    name: 'bought-video-described-as-written',
    file: 'server/app.bindings.ts',
    find: "return { user, company: null, scrub: scrubbers.get(ownerId) ?? (() => '') };",
    put: 'void scrubbers; return { user, company: null };',
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
  {
    name: 'bought-videos-description-as-written',
    file: `server/modules/media/queries/get-playback.query.ts`,
    find: 'description: video.description === null ? null : scrub(video.description),',
    put: 'description: video.description,',
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
  {
    name: 'bought-videos-answers-as-written',
    file: `server/modules/media/queries/get-playback.query.ts`,
    find: 'answerText: answer === null ? null : scrub(answer),',
    put: 'answerText: answer,',
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
  {
    name: 'masked-reasons-from-the-whole-profile',
    file: 'server/modules/matching/engine/explain-pair.ts',
    find: 'cardResultOf(explainAnalysed(seeker.card, job, ontology))',
    put: 'cardResultOf(explainAnalysed(seeker.whole, job, ontology))',
    tests: walk,
    shows: /changes nothing that a recruiter gets/,
  },
];
