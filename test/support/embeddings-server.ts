import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scaleTexts } from '../../server/modules/matching/engine/semantic/scale.js';

const DIMENSION = 512;

/** How the server answers: normally, or with a typical failure. */
export type EmbeddingsMood = 'well' | 'failing' | 'garbage' | 'short' | 'other-dimension' | 'pointless' | 'gone';

/**
 * A test server for `/v1/embeddings`. Its vectors depend on the words of a text, and texts set with `translate` get the same vector.
 * `asked` keeps all requests.
 */
export class EmbeddingsServer {
  readonly asked: { readonly path: string; readonly key: string; readonly model: string; readonly input: string[] }[] =
    [];
  mood: EmbeddingsMood = 'well';
  /** Runs before each answer, while the caller waits. */
  meanwhile: () => Promise<void> = () => Promise.resolve();
  readonly #axes = new Map<string, number>();
  readonly #translations = new Map<string, string>();
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { model, input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { model: string; input: string[] };
      this.asked.push({ path: request.url ?? '', key: request.headers.authorization ?? '', model, input });
      void this.meanwhile().then(() => this.#answer(input, response));
    });
  });

  constructor() {
    for (let at = 0; at < scaleTexts.length; at += 2) this.translate(scaleTexts[at] ?? '', scaleTexts[at + 1] ?? '');
  }

  /** Gives the two texts the same vector. */
  translate(one: string, other: string): void {
    this.#translations.set(one, other);
  }

  /** @returns the base URL. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(input: readonly string[], response: ServerResponse): void {
    if (this.mood === 'gone') {
      response.destroy();
      return;
    }
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: this.#vectorOf(text) }));
    if (this.mood === 'short') data.pop();
    response.writeHead(this.mood === 'failing' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(this.mood === 'garbage' ? '<html>' : JSON.stringify({ object: 'list', data: data.reverse() }));
  }

  #vectorOf(text: string): readonly number[] {
    const vector = new Array<number>(this.mood === 'other-dimension' ? DIMENSION / 2 : DIMENSION).fill(0);
    if (this.mood === 'pointless') return vector;
    for (const word of (this.#translations.get(text) ?? text).split(' ')) {
      const axis = this.#axes.get(word) ?? this.#axes.size;
      this.#axes.set(word, axis);
      vector[axis % vector.length] = 0.1;
    }
    return vector;
  }
}
