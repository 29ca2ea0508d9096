import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Nearness } from '../engine/semantic/nearness.js';
import { scaleTexts } from '../engine/semantic/scale.js';
import { type TextVector, textVectorOf } from '../engine/semantic/text-vector.js';
import { TextVectorStore } from '../persistence/text-vector-store.js';
import { MAX_TEXTS_A_CALL, SemanticProvider } from './semantic-provider.js';

/** Pause after a failure of the provider. */
const REST_MS = 5 * 60_000;
/** Max texts per computation; the next one finds these in the table and continues. */
const MAX_PER_RUN = 2_000;

/**
 * Vectors from the table, and from the provider for missing texts. A failure is logged once and never thrown: the caller
 * continues without, and the provider is paused.
 * Do not call it inside a transaction, which would wait for an external server.
 */
@Injectable()
export class TextVectors {
  /** Time of the next attempt, in ms. */
  #askAt = 0;
  #hasFailed = false;
  /** The model cannot distinguish texts; only another model helps, not a pause. */
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

  /** Similarity of these texts; null if it is not available now. */
  async nearnessOf(texts: readonly string[], signal?: AbortSignal): Promise<Nearness | null> {
    const { model } = this.provider;
    if (model === null || this.#isUseless) return null;
    // The scale comes first, because its first vector defines the length.
    const wanted = [...new Set([...scaleTexts, ...texts])];
    const known = await this.#find(wanted);
    const missing = wanted.filter((text) => !known.has(text));
    if (missing.length > 0) {
      const length = known.get(scaleTexts[0] ?? '')?.length ?? null;
      if (!(await this.#ask(missing.slice(0, MAX_PER_RUN), length, signal)) || missing.length > MAX_PER_RUN)
        return null;
      // Read again: the table keeps the first vector per text, which another caller may have added.
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

  /** Whether requests make sense now: after a failure and its pause, one small request tests the provider. */
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

  /** @returns whether the table now has all of them. */
  async #ask(texts: readonly string[], known: number | null, signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#isResting) return false;
    let length = known;
    for (let at = 0; at < texts.length; at += MAX_TEXTS_A_CALL) {
      const batch = texts.slice(at, at + MAX_TEXTS_A_CALL);
      const vectors = await this.#embed(batch, length, signal);
      if (!vectors) return false;
      length ??= vectors.get(batch[0] ?? '')?.length ?? null;
      await this.transaction.run(() => this.store.add(this.provider.space, vectors));
    }
    this.#hasFailed = false;
    return true;
  }

  /** @returns null if the provider failed. */
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

  /** These errors contain nothing that was sent or received. An aborted computation is not a provider failure. */
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

/** @throws Error for a zero vector or one of another length. */
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
