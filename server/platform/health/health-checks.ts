import { afterListening } from '../process/listening-time.js';
import type { HealthText } from './health-text.js';
import { duration, platformSentences } from './platform-sentences.js';

/** A part works badly: traffic may continue, but somebody should check it. */
export class Degraded {
  constructor(readonly why: HealthText) {}
}

/** Optional remark of a working part. */
export type Remark = HealthText | Degraded | void;

/** A part that must work before the instance takes traffic. */
export interface HealthCheck {
  readonly name: string;
  /** Must have a constant cost. @throws Error if the part does not work. @returns an optional remark. */
  check(): Promise<Remark>;
}

export interface HealthOutcome {
  readonly ok: boolean;
  readonly degraded?: true;
  /** For readers in both languages. */
  readonly remark?: HealthText;
  /** Why a part does not work, in the technical words of the part itself. */
  readonly cause?: string;
}

/** A part that does not answer within this time does not work (milliseconds). */
const CHECK_TIMEOUT_MS = 3_000;
/** A caller waits this long, then gets each part's last answer (milliseconds). */
const ASKER_WAITS_MS = 150;
/** How long a last answer may be reused (milliseconds). */
const REPEATABLE_MS = 30_000;

/** Modules add the parts they depend on; readiness checks all of them. */
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

/** One part of the instance. Checked once at a time, however many callers wait. */
class Part {
  #asking: Promise<HealthOutcome> | null = null;
  #last: { readonly outcome: HealthOutcome; readonly at: number } | null = null;

  constructor(private readonly check: () => Promise<Remark>) {}

  /** The new result, or after a moment the last one. Waits until the timeout only if there is no recent result. */
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

/** The result of `work`, or `otherwise` after some time in which the process could receive. `work` never rejects. */
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
      if (remark instanceof Degraded) return { ok: true, degraded: true, remark: remark.why };
      return remark ? { ok: true, remark } : { ok: true };
    },
    // The reason is for administrators; these messages never contain connection strings.
    (error: unknown): HealthOutcome =>
      error instanceof Error
        ? { ok: false, cause: error.message.slice(0, 200) }
        : { ok: false, remark: platformSentences.sentence('HEALTH.UNKNOWN_CAUSE') },
  );
  const silent = platformSentences.sentence('HEALTH.NO_ANSWER', { time: duration(CHECK_TIMEOUT_MS / 1_000) });
  return orAfter(CHECK_TIMEOUT_MS, asked, () => ({ ok: false, remark: silent }));
}
