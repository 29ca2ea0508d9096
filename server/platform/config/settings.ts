import type { Env } from './env.js';

/** The parsed environment, injected wherever a setting is needed. */
export class Settings {
  constructor(readonly env: Env) {}

  /** True where a browser reaches us over TLS, so cookies may be `Secure`. */
  get isSecure(): boolean {
    return this.env.PUBLIC_URL.startsWith('https:');
  }
}
