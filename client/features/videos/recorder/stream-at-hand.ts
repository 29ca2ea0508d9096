/** Picture and sound as they are at hand; null while there are none. Who records asks at the moment it begins. */
export class StreamAtHand {
  #stream: MediaStream | null = null;

  readonly get = (): MediaStream | null => this.#stream;

  put(stream: MediaStream | null): void {
    this.#stream = stream;
  }
}
