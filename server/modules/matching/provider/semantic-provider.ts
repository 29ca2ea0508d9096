/**
 * Makes vectors of short texts, the nearer the meaning the nearer the vectors. A port: most installations have none, others a service,
 * and a model on this machine is another way to answer it (decisions/0021).
 */
export abstract class SemanticProvider {
  /** Which model; null where there is no provider, and then nothing may be asked. */
  abstract readonly model: string | null;

  /** Of which vectors can be compared with each other: the model and where it runs. Kept vectors bear it. */
  abstract readonly space: string;

  /**
   * @param texts at most {@link MOST_TEXTS_A_CALL}
   * @returns one vector a text, in their order, all of one length
   * @throws when the service is away, too slow or says something that makes no sense
   */
  abstract embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

export const MOST_TEXTS_A_CALL = 96;
