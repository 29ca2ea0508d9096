import type { TestAnswer } from '../../../support/app.js';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Fields that differ between any two answers of a server. */
const passing = new Set(['date', 'etag', 'last-modified', 'x-request-id', 'content-length', 'set-cookie']);

/** Replaces ids by numbers in the order of their first appearance, so that both worlds use the same names. */
export class Normaliser {
  readonly #names = new Map<string, string>();

  text(text: string): string {
    return text
      .replace(uuid, (id) => this.#nameOf(id.toLowerCase()))
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/g, '<time>')
      .replace(/"requestId":"[^"]*"/g, '"requestId":"<request>"')
      .replace(/\b(nonce[-=]\\?"?)[\w+/=-]+/g, '$1<nonce>')
      .replace(/\b(access|token|unsubscribe)=[\w.-]+/g, '$1=<secret>');
  }

  /** Status, headers and body as one text. Binary bodies are in base64. */
  answer({ status, headers, bytes }: TestAnswer<unknown>): string {
    const type = String(headers['content-type'] ?? '');
    const kept = Object.entries(headers).filter(([name]) => !passing.has(name));
    const isText = type === '' || /text|json|xml|csv|mpegurl|calendar/.test(type);
    const body = isText ? bytes.toString('utf8') : bytes.toString('base64');
    return this.text(`${status}\n${JSON.stringify(kept.sort())}\n${body}`);
  }

  #nameOf(id: string): string {
    const name = this.#names.get(id) ?? `<id ${this.#names.size}>`;
    this.#names.set(id, name);
    return name;
  }
}
