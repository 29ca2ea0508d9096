import { afterListening } from '../process/listening-time.js';

/** A part works badly, which is no reason to take no traffic, and a reason to look. */
export class Degraded {
  constructor(readonly why: string) {}
}

/** What a part that works says of itself. */
export type Remark = string | Degraded | void;

/** A part of the instance that must work before it takes traffic. */
export interface HealthCheck {
  readonly name: string;
  /** Must cost the same however much is stored. @throws Error when the part does not work. @returns an optional remark to show. */
  check(): Promise<Remark>;
}

export interface HealthOutcome {
  readonly ok: boolean;
  readonly degraded?: true;
  readonly detail?: string;
}

/** A part that says nothing for this long does not work (milliseconds). */
const CHECK_TIMEOUT_MS = 3_000;
/** Whoever asks waits this long, and then gets what each part said last (milliseconds). */
const ASKER_WAITS_MS = 150;
/** What a part said is worth repeating for this long (milliseconds). */
const REPEATABLE_MS = 30_000;

/** Modules add the parts they depend on; readiness asks them all. */
export class HealthChecks {
  readonly #parts = new Map<string, Part>();

  add({ name, check }: HealthCheck): void {
    if (this.#parts.has(name)) throw new Error(`health check ${name} is defined twice`);
    this.#parts.set(name, new Part(check));
  }

  async run(): Promise<Record<string, HealthOutcome>> {
    const answers = await Promise.all(
      [...this.#parts].map(async ([name, part]) => [name, await part.outcome()] as const),
    );
    return Object.fromEntries(answers);
  }
}

/** One part of the instance: asked once at a time, however many wait for its answer. */
class Part {
  #asking: Promise<HealthOutcome> | null = null;
  #last: { readonly outcome: HealthOutcome; readonly at: number } | null = null;

  constructor(private readonly check: () => Promise<Remark>) {}

  /** Its answer, or after a moment the last one. Only a part that has not answered lately is waited for until its time is over. */
  async outcome(): Promise<HealthOutcome> {
    this.#asking ??= outcomeOf(() => this.check()).then((outcome) => {
      this.#last = { outcome, at: performance.now() };
      this.#asking = null;
      return outcome;
    });
    const last = this.#last;
    if (!last || performance.now() - last.at > REPEATABLE_MS) return this.#asking;
    return orAfter(ASKER_WAITS_MS, this.#asking, () => this.#last?.outcome ?? last.outcome);
  }
}

/** What `work` resolves to, or `otherwise` once the process has listened for it long enough. `work` never rejects. */
async function orAfter<T>(milliseconds: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  let stop = (): void => undefined;
  const late = new Promise<T>((resolve) => {
    stop = afterListening(milliseconds, () => resolve(otherwise()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}

async function outcomeOf(check: HealthCheck['check']): Promise<HealthOutcome> {
  const asked = check().then(
    (remark): HealthOutcome => {
      if (remark instanceof Degraded) return { ok: true, degraded: true, detail: remark.why };
      return typeof remark === 'string' ? { ok: true, detail: remark } : { ok: true };
    },
    // The reason goes to whoever runs the instance; connection strings never appear in these messages.
    (error: unknown): HealthOutcome => ({
      ok: false,
      detail: error instanceof Error ? error.message.slice(0, 200) : 'failed',
    }),
  );
  return orAfter(CHECK_TIMEOUT_MS, asked, () => ({ ok: false, detail: `no answer within ${CHECK_TIMEOUT_MS} ms` }));
}
