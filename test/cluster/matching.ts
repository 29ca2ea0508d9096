import { setTimeout as sleep } from 'node:timers/promises';
import { type Person, send, signUp } from '../faults/support/person.js';
import { clinicalNurse, intensiveCare } from '../http/matching/stage.js';
import { wholeJob } from '../http/jobs/market.js';
import { en } from '../../server/modules/matching/messages/en.js';
import type { Cluster } from './cluster.js';

/** Enough that both shards have some: their number goes by a hash of the ids. */
const POSTINGS = 9;
const MATCHED_WITHIN_MS = 150_000;
const SHARDS_WITHIN_MS = 90_000;
/** How long no match may appear while a shard is missing. A run needs about a second. */
const LOOKED_MS = 5_000;
const PAUSE_MS = 250;

export interface MatchingResult {
  readonly requests: number;
  /** Matches that appeared while a part of the index was missing: they are not of the whole market. */
  readonly early: number;
  /** Matches that never appeared. */
  readonly lost: number;
  readonly notes: readonly string[];
}

/**
 * Somebody's matches appear, then those of others whose profiles are written while one worker of matching after the other is stopped:
 * none while it is stopped, all once it is back.
 */
export async function matchWhileWorkersStop(cluster: Cluster): Promise<MatchingResult> {
  const visit = new Visit(cluster.url);
  await visit.untilShards((missing) => missing === 0);
  await visit.publish(POSTINGS);
  const first = await visit.nurse();
  const seconds = [await visit.untilMatched(first, POSTINGS)];
  let early = 0;
  for (const worker of cluster.matchingWorkers) {
    await cluster.stopWorker(worker);
    const [nurse, missing] = [await visit.nurse(), await visit.untilShards((count) => count > 0)];
    if (missing !== 1) throw new Error(`${missing} shards were missing without one worker of matching`);
    await sleep(LOOKED_MS);
    early += await visit.matchesOf(nurse);
    await worker.start();
    seconds.push(await visit.untilMatched(nurse, POSTINGS));
  }
  const found = await Promise.all(visit.nurses.map((nurse) => visit.matchesOf(nurse)));
  const [usual = NaN, ...after] = seconds;
  return {
    requests: visit.requests,
    early,
    lost: found.reduce((sum, count) => sum + Math.max(0, POSTINGS - count), 0),
    notes: [
      `${POSTINGS} matches of a person after ${usual.toFixed(1)} s`,
      `${after.map((each) => each.toFixed(1)).join(' and ')} s after the start of the stopped worker`,
    ],
  };
}

/** A company, and people whom its postings suit, as visitors of the proxy. */
class Visit {
  requests = 0;
  readonly nurses: Person[] = [];

  constructor(private readonly url: string) {}

  async publish(count: number): Promise<void> {
    const recruiter = await signUp(this.url, 'RECRUITER');
    await this.#ask('POST', '/api/companies', recruiter, { name: `Hôpital ${recruiter.id}` });
    const posting = { ...wholeJob, ...intensiveCare };
    for (let n = 1; n <= count; n += 1)
      await this.#ask('POST', '/api/jobs', recruiter, { ...posting, title: `${posting.title} ${n}` });
  }

  /** A visible person whom each posting suits. */
  async nurse(): Promise<Person> {
    const person = await signUp(this.url, 'JOB_SEEKER');
    await this.#ask('PUT', '/api/users/me', person, clinicalNurse);
    this.nurses.push(person);
    return person;
  }

  async matchesOf(person: Person): Promise<number> {
    const { matches } = await this.#ask('GET', '/api/matches?limit=50', person);
    return (matches as readonly unknown[]).length;
  }

  /** @returns the seconds until the person has so many matches, or until it has taken too long. */
  async untilMatched(person: Person, count: number): Promise<number> {
    const since = performance.now();
    while ((await this.matchesOf(person)) < count && performance.now() - since < MATCHED_WITHIN_MS)
      await sleep(PAUSE_MS);
    return (performance.now() - since) / 1_000;
  }

  /** Waits until readiness names a number of missing shards. @returns the number */
  async untilShards(isExpected: (missing: number) => boolean): Promise<number> {
    const deadline = performance.now() + SHARDS_WITHIN_MS;
    for (;;) {
      const { body } = await send(this.url, 'GET', '/api/health/ready');
      this.requests += 1;
      const { detail: remark } =
        (body['checks'] as Record<string, { detail?: string }> | undefined)?.['matching-shards'] ?? {};
      const missing = remark === undefined ? null : shardsIn(remark);
      if (missing !== null && isExpected(missing)) return missing;
      if (performance.now() > deadline) throw new Error(`readiness says of the shards: ${remark ?? 'nothing'}`);
      await sleep(PAUSE_MS);
    }
  }

  async #ask(
    method: string,
    path: string,
    { token }: Person,
    json?: object,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { status, body } = await send(this.url, method, path, { token, ...(json && { json }) });
    this.requests += 1;
    if (status !== 200 && status !== 201)
      throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}

/** How many shards are missing, read with the product's own sentence: `Parts of the index without an answer: 0, 1 (of 2)`. */
function shardsIn(remark: string): number {
  const [before = '', after = ''] = en['HEALTH.SHARDS_MISSING'].split(/\{missing\}|\{all\}/);
  if (!remark.startsWith(before)) return 0;
  return remark.slice(before.length, remark.indexOf(after, before.length)).split(',').length;
}
