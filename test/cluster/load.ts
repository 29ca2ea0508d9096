import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../server/platform/ids/new-id.js';
import { query } from '../support/query.js';

/** A key whose server died is free after 45 s, so requests are repeated for longer than that. */
const PATIENCE_MS = 90_000;
const ANSWER_WITHIN_MS = 20_000;
/** Between two turns of a recruiter, so that the load lasts as long as the restarts. */
const PAUSE_MS = 50;

/** The requests that a load sent, and the effects that its answers confirmed. */
export interface LoadResult {
  readonly requests: number;
  /** Effects that answers confirmed: reservations, acceptances, purchases. */
  readonly writes: number;
  /** First attempts without an answer, or answered with 5xx. The client then repeats them with the same key. */
  readonly failures: readonly string[];
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** Confirmed effects that the database does not have. */
  readonly lost: number;
  /** Effects in the database that no answer confirmed, or that one request caused twice. */
  readonly doubled: number;
}

interface Person {
  readonly id: string;
  readonly token: string;
}

/** How many people a load has. */
export interface LoadSize {
  readonly recruiters: number;
  readonly seekers: number;
}

type Body = Readonly<Record<string, unknown>>;

/** Recruiters who reserve people, buy packs and read, and people who accept, all with the keys of a careful client. */
export class Load {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #failures: string[] = [];
  readonly #times: number[] = [];
  #writes = 0;
  readonly #reserved = new Set<string>();
  readonly #accepted = new Set<string>();
  readonly #bought = new Map<string, number>();
  readonly #recruiters: Person[] = [];
  readonly #seekers: Person[] = [];
  /** The next turn of each recruiter, over all runs. */
  readonly #turns = new Map<string, number>();

  constructor(
    private readonly url: string,
    private readonly databaseUrl: string,
    private readonly size: LoadSize = { recruiters: 6, seekers: 60 },
  ) {}

  /** Creates the recruiters and the people. */
  async prepare(): Promise<void> {
    const consents = { adult: true, terms: true, privacy: true, profile_visible: true };
    const signUp = async (user_type: string): Promise<Person> => {
      const email = `${newId()}@load.example`;
      const person = {
        email,
        password: 'une bien longue phrase',
        full_name: 'Personne de charge',
        user_type,
        consents,
      };
      const { token, user } = await this.#settled('', 'POST', '/api/auth/register', person, [201]);
      return { id: (user as { id: string }).id, token: String(token) };
    };
    for (let n = 0; n < this.size.recruiters; n += 1) {
      const recruiter = await signUp('RECRUITER');
      await this.#settled(recruiter.token, 'POST', '/api/companies', { name: `Charge ${newId()}` }, [201]);
      this.#recruiters.push(recruiter);
    }
    while (this.#seekers.length < this.size.seekers) {
      this.#seekers.push(...(await Promise.all(Array.from({ length: 6 }, () => signUp('JOB_SEEKER')))));
    }
  }

  /** Sends requests until the signal, and compares the answers with the database. */
  async run(signal: AbortSignal): Promise<LoadResult> {
    this.#failures.length = 0;
    this.#times.length = 0;
    this.#writes = 0;
    await Promise.all(this.#recruiters.map((recruiter) => this.#work(recruiter, signal)));
    return {
      requests: this.#times.length,
      writes: this.#writes,
      failures: [...this.#failures],
      times: [...this.#times],
      ...(await this.#compare()),
    };
  }

  close(): void {
    this.#agent.destroy();
  }

  async #work({ id, token }: Person, signal: AbortSignal): Promise<void> {
    for (let turn = this.#turns.get(id) ?? 0; !signal.aborted; turn += 1) {
      this.#turns.set(id, turn + 1);
      await sleep(PAUSE_MS);
      for (const path of ['/api/credits/balance', '/api/jobs', '/'])
        await this.#settled(token, 'GET', path, null, [200]);
      const seeker = turn % 2 === 0 ? this.#seekers[turn / 2] : undefined;
      if (seeker) {
        const asked = { target_user_id: seeker.id };
        const made = await this.#settled(token, 'POST', '/api/credit-reservations', asked, [201]);
        const reservation = String(made['id']);
        this.#reserved.add(reservation);
        await this.#settled(
          seeker.token,
          'PUT',
          `/api/credit-reservations/${reservation}`,
          { status: 'MATCHED' },
          [200],
        );
        this.#accepted.add(reservation);
        this.#writes += 2;
      } else {
        await this.#settled(token, 'POST', '/api/subscriptions/purchase', { packType: 'DISCOVERY' }, [200, 201]);
        this.#bought.set(id, (this.#bought.get(id) ?? 0) + 1);
        this.#writes += 1;
      }
    }
  }

  /** Repeats a request with its key until it is answered, like a client whose connection broke. */
  async #settled(
    token: string,
    method: string,
    path: string,
    body: Body | null,
    expected: readonly number[],
  ): Promise<Body> {
    const [key, deadline] = [newId(), Date.now() + PATIENCE_MS];
    for (;;) {
      const since = performance.now();
      const { status, text } = await this.#send(token, method, path, body, key);
      this.#times.push(performance.now() - since);
      const isInUse = text.includes('REQUEST.IDEMPOTENCY_KEY_IN_USE');
      if (expected.includes(status) && !isInUse) return text.startsWith('{') ? (JSON.parse(text) as Body) : {};
      if (status < 500 && status !== 0 && !isInUse) throw new Error(`${method} ${path} answered ${status}: ${text}`);
      if (!isInUse)
        this.#failures.push(`${method} ${path.replace(/[\da-f-]{36}/, ':id')} ${status === 0 ? text : status}`);
      if (Date.now() > deadline) throw new Error(`${method} ${path} was not settled: ${status} ${text}`);
      await sleep(250);
    }
  }

  /** @returns status 0 if no complete answer came */
  #send(
    token: string,
    method: string,
    path: string,
    body: Body | null,
    key: string,
  ): Promise<{ status: number; text: string }> {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return new Promise((resolve) => {
      const failed = (error: Error): void => resolve({ status: 0, text: error.message });
      const sent = request(`${this.url}${path}`, { method, headers, agent: this.#agent, signal }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text })).once('error', failed);
      });
      sent.once('error', failed).end(body ? JSON.stringify(body) : undefined);
    });
  }

  async #compare(): Promise<{ lost: number; doubled: number }> {
    const ids = this.#recruiters.map(({ id }) => id);
    const made = await query<{ id: string; status: string }>(
      this.databaseUrl,
      'select id, status from reservation where recruiter_id = any ($1)',
      [ids],
    );
    const paid = await query<{ owner_id: string; count: number }>(
      this.databaseUrl,
      `select owner_id, count(*)::int as count from purchase where status = 'PAID' and owner_id = any ($1) group by 1`,
      [ids],
    );
    const stored = new Map(made.map(({ id, status }) => [id, status]));
    const purchases = new Map(paid.map(({ owner_id, count }) => [owner_id, count]));
    const missing = (id: string): number => Math.max(0, (this.#bought.get(id) ?? 0) - (purchases.get(id) ?? 0));
    const surplus = (id: string): number => Math.max(0, (purchases.get(id) ?? 0) - (this.#bought.get(id) ?? 0));
    const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);
    return {
      lost:
        [...this.#reserved].filter((id) => !stored.has(id)).length +
        [...this.#accepted].filter((id) => stored.get(id) !== 'MATCHED').length +
        sum(ids.map(missing)),
      doubled: [...stored.keys()].filter((id) => !this.#reserved.has(id)).length + sum(ids.map(surplus)),
    };
  }
}
