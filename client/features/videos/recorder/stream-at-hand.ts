/** The current stream, or null. A recorder reads it at the moment it starts. */
export class StreamAtHand {
  #stream: MediaStream | null = null;

  readonly get = (): MediaStream | null => this.#stream;

  put(stream: MediaStream | null): void {
    this.#stream = stream;
  }
}
