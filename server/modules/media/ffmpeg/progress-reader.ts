/** Lines of `-progress`: key, equals sign, value. All other lines are messages. */
const progressLine =
  /^(frame|fps|stream_\S+|bitrate|total_size|out_time\w*|dup_frames|drop_frames|speed|progress)=\s*(.*)$/;

/** Values that grow while ffmpeg works: bytes and frames change before the first second is written. */
const growing = new Set(['out_time_us', 'frame', 'total_size']);

/** Separates ffmpeg's stderr into progress and messages, and keeps the last messages for the log. */
export class ProgressReader {
  /** Seconds of output so far; never falls. */
  seconds = 0;
  readonly #figures = new Map<string, string>();
  readonly #words: string[] = [];

  constructor(private readonly keepLines: number) {}

  /** @returns true if the line shows progress. */
  take(line: string): boolean {
    const [, key, value = ''] = progressLine.exec(line) ?? [];
    if (key === undefined) {
      if (line.trim() !== '') this.#words.push(line.slice(0, 500));
      if (this.#words.length > this.keepLines) this.#words.shift();
      return false;
    }
    if (!growing.has(key) || this.#figures.get(key) === value) return false;
    this.#figures.set(key, value);
    // Before the first frame the time is `N/A` or a large negative number.
    if (key === 'out_time_us') this.seconds = Math.max(this.seconds, Number(value) / 1_000_000 || 0);
    return true;
  }

  get tail(): string {
    return this.#words.join('\n');
  }
}
