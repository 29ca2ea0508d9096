import type { Env } from './env.js';

/** The parsed environment, for injection. */
export class Settings {
  constructor(readonly env: Env) {}

  /** True if browsers use TLS, so cookies can be `Secure`. */
  get isSecure(): boolean {
    return this.env.PUBLIC_URL.startsWith('https:');
  }
}
