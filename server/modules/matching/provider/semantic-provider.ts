/**
 * Makes vectors of short texts; similar meanings give similar vectors. A port: most installations have no provider, others a
 * service, and a local model is another option (decisions/0021).
 */
export abstract class SemanticProvider {
  /** The model; null if there is no provider, and then `embed` must not be called. */
  abstract readonly model: string | null;

  /** Vectors of one space are comparable: the model and its host. Stored with vectors. */
  abstract readonly space: string;

  /**
   * @param texts at most {@link MOST_TEXTS_A_CALL}
   * @returns one vector per text, in the same order, all of one length
   * @throws if the service is unavailable, too slow, or gives an invalid answer
   */
  abstract embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

export const MAX_TEXTS_A_CALL = 96;
