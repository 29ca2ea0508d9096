import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Nearness } from '../engine/semantic/nearness.js';
import { scaleTexts } from '../engine/semantic/scale.js';
import { type TextVector, textVectorOf } from '../engine/semantic/text-vector.js';
import { TextVectorStore } from '../persistence/text-vector-store.js';
import { MOST_TEXTS_A_CALL, SemanticProvider } from './semantic-provider.js';

/** A provider that failed is left alone for so long. */
const REST_MS = 5 * 60_000;
/** What one computation may ask a provider for; the next one finds these and goes on. */
const MOST_ASKED = 2_000;

/**
 * Vectors from the table, and from the provider what is not there yet. A failure is told once and never passed on: whoever asked goes
 * on without, and the provider has its rest. Not to be called inside a transaction, which would wait for somebody else's server.
 */
@Injectable()
export class TextVectors {
  /** Not asked again before. */
  #askAt = 0;
  #hasFailed = false;
  /** The model cannot tell near from far: no rest helps, only another model. */
  #isUseless = false;

  constructor(
    private readonly provider: SemanticProvider,
    private readonly store: TextVectorStore,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    return this.provider.model !== null;
  }

  /** How near these texts are to each other; null where that cannot be told now. */
  async nearnessOf(texts: readonly string[], signal?: AbortSignal): Promise<Nearness | null> {
    const { model } = this.provider;
    if (model === null || this.#isUseless) return null;
    // The scale first: the first answer of all says how long vectors are.
    const wanted = [...new Set([...scaleTexts, ...texts])];
    const known = await this.#find(wanted);
    const missing = wanted.filter((text) => !known.has(text));
    if (missing.length > 0) {
      const length = known.get(scaleTexts[0] ?? '')?.length ?? null;
      if (!(await this.#ask(missing.slice(0, MOST_ASKED), length, signal)) || missing.length > MOST_ASKED) return null;
      // What somebody else asked for at the same time counts: the table has one vector a text.
      for (const [text, vector] of await this.#find(missing)) known.set(text, vector);
    }
    const nearness = Nearness.by(model, known);
    if (!nearness) {
      this.#isUseless = true;
      this.logger.warn(
        { model },
        'the model of embeddings tells no translation from an unlike thing; scores go without it',
      );
    }
    return nearness;
  }

  /** Whether it is worth asking: after a failure one small question says so, and not before the rest is over. */
  async isAvailable(signal?: AbortSignal): Promise<boolean> {
    if (!this.isConfigured || this.#isUseless) return false;
    if (!this.#hasFailed) return true;
    if (this.#isResting) return false;
    const question = scaleTexts.slice(0, 1);
    const [known] = (await this.#find(question)).values();
    this.#hasFailed = (await this.#embed(question, known?.length ?? null, signal)) === null;
    return !this.#hasFailed;
  }

  get #isResting(): boolean {
    return this.clock.now().getTime() < this.#askAt;
  }

  #find(texts: readonly string[]): Promise<Map<string, TextVector>> {
    return this.transaction.run(() => this.store.find(this.provider.space, texts));
  }

  /** @returns whether all of them are in the table now. */
  async #ask(texts: readonly string[], known: number | null, signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#isResting) return false;
    let length = known;
    for (let at = 0; at < texts.length; at += MOST_TEXTS_A_CALL) {
      const batch = texts.slice(at, at + MOST_TEXTS_A_CALL);
      const vectors = await this.#embed(batch, length, signal);
      if (!vectors) return false;
      length ??= vectors.get(batch[0] ?? '')?.length ?? null;
      await this.transaction.run(() => this.store.add(this.provider.space, vectors));
    }
    this.#hasFailed = false;
    return true;
  }

  /** @returns null when the provider failed. */
  async #embed(
    texts: readonly string[],
    length: number | null,
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<string, TextVector> | null> {
    try {
      return vectorsOf(texts, await this.provider.embed(texts, signal), length);
    } catch (error) {
      this.#fail(error, signal);
      return null;
    }
  }

  /** Nothing of what was sent or answered is in these errors. A computation that was told to stop is no failure of the provider. */
  #fail(error: unknown, signal?: AbortSignal): void {
    signal?.throwIfAborted();
    this.#hasFailed = true;
    this.#askAt = this.clock.now().getTime() + REST_MS;
    this.logger.warn(
      { reason: error instanceof Error ? error.message : 'unknown', model: this.provider.model, restMs: REST_MS },
      'the provider of embeddings is left alone for a while; scores go without its part',
    );
  }
}

/** @throws Error for a vector that points nowhere, or of another length than the ones before. */
function vectorsOf(
  texts: readonly string[],
  figures: readonly (readonly number[])[],
  length: number | null,
): ReadonlyMap<string, TextVector> {
  return new Map(
    texts.map((text, at) => {
      const vector = textVectorOf(figures[at] ?? []);
      if (!vector) throw new Error('a vector without direction');
      if (length !== null && vector.length !== length) {
        throw new Error(`vectors of ${vector.length} figures, ${length} before`);
      }
      return [text, vector];
    }),
  );
}
