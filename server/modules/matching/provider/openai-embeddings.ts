import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { OpenAiEndpoint } from '../../../platform/ai/openai-endpoint.js';
import { Settings } from '../../../platform/config/settings.js';
import { SemanticProvider } from './semantic-provider.js';

/** A batch takes less than a second; the caller blocks a queue. */
const TIMEOUT_MS = 10_000;
/** Size of 96 vectors with 4,096 numbers as text. */
const MAX_BYTES = 16 * 1024 * 1024;
const ATTEMPTS = 2;

const answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(2).max(4_096) })),
});

/** Any service with OpenAI's `/embeddings` protocol. */
@Injectable()
export class OpenAiEmbeddings extends SemanticProvider {
  readonly #endpoint: OpenAiEndpoint;

  constructor(private readonly settings: Settings) {
    super();
    this.#endpoint = new OpenAiEndpoint(settings.env);
  }

  get model(): string | null {
    const { AI_BASE_URL, AI_EMBEDDING_MODEL } = this.settings.env;
    return AI_BASE_URL === undefined ? null : (AI_EMBEDDING_MODEL ?? null);
  }

  get space(): string {
    return `${this.settings.env.AI_BASE_URL ?? ''} ${this.model ?? ''}`;
  }

  async embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]> {
    const response = await this.#endpoint.post({
      path: '/embeddings',
      body: { model: this.model, input: texts, encoding_format: 'float' },
      timeoutMs: TIMEOUT_MS,
      mostBytes: MAX_BYTES,
      attempts: ATTEMPTS,
      ...(signal ? { signal } : {}),
    });
    const parsed = answer.safeParse(response);
    if (!parsed.success) throw new Error('/embeddings answered something else than vectors');
    return inOrder(parsed.data.data, texts.length);
  }
}

/** @throws Error if a vector is missing, duplicated, or of another length. */
function inOrder(data: z.infer<typeof answer>['data'], count: number): readonly (readonly number[])[] {
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  const vectors = Array.from({ length: count }, (_, index) => byIndex.get(index) ?? []);
  const [first] = vectors;
  if (data.length !== count || byIndex.size !== count || vectors.some(({ length }) => length !== first?.length)) {
    throw new Error('/embeddings answered other vectors than it was asked for');
  }
  return vectors;
}
