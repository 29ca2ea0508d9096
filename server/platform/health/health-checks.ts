/** A part works badly, which is no reason to take no traffic, and a reason to look. */
export class Degraded {
  constructor(readonly why: string) {}
}

/** What a part that works says of itself. */
export type Remark = string | Degraded | void;

/** A part of the instance that must work before it takes traffic. */
export interface HealthCheck {
  readonly name: string;
  /** @throws Error when the part does not work. @returns an optional remark to show. */
  check(): Promise<Remark>;
}

export interface HealthOutcome {
  readonly ok: boolean;
  readonly degraded?: true;
  readonly detail?: string;
}

const CHECK_TIMEOUT_MS = 3_000;

/** Modules add the parts they depend on; readiness asks them all. */
export class HealthChecks {
  readonly #checks = new Map<string, HealthCheck>();

  add(check: HealthCheck): void {
    if (this.#checks.has(check.name)) throw new Error(`health check ${check.name} is defined twice`);
    this.#checks.set(check.name, check);
  }

  async run(): Promise<Record<string, HealthOutcome>> {
    const answers = await Promise.all(
      [...this.#checks.values()].map(async ({ name, check }) => [name, await outcomeOf(check)] as const),
    );
    return Object.fromEntries(answers);
  }
}

async function outcomeOf(check: HealthCheck['check']): Promise<HealthOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  });
  try {
    const remark = await Promise.race([check(), late]);
    if (remark instanceof Degraded) return { ok: true, degraded: true, detail: remark.why };
    return typeof remark === 'string' ? { ok: true, detail: remark } : { ok: true };
  } catch (error) {
    // The reason goes to whoever runs the instance; connection strings never appear in these messages.
    return { ok: false, detail: error instanceof Error ? error.message.slice(0, 200) : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
