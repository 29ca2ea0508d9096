import type { RetryConfig } from 'hls.js';
import { rungAddresses, type RungAddresses } from '@modules/media/http/rung-addresses.contract';

interface Surroundings {
  readonly fetch: typeof fetch;
  /** Milliseconds. */
  readonly now: () => number;
}

const browser: Surroundings = { fetch: (...request) => fetch(...request), now: Date.now };

/** A 403 means that an address ended; a second one right after a renewal means that access ended. */
const MAX_REFUSALS = 2;

/**
 * Addresses of a video's segments, which end after some minutes. They are renewed shortly before, so that a long video plays to
 * its end, and after a refusal, for example when the computer was asleep.
 */
export class SegmentAddresses {
  /** The playlist that asks for such addresses. */
  readonly playlist: string;
  readonly #source: URL;
  #known: RungAddresses['addresses'] = [];
  #renewAt = Infinity;
  #renewal: Promise<void> | null = null;

  /** @param playlist main playlist of the video on this site */
  constructor(
    playlist: string,
    private readonly around: Surroundings = browser,
  ) {
    const signed = new URL(playlist, location.href);
    this.#source = new URL(`addresses.json${signed.search}`, signed);
    signed.searchParams.set('addresses', 'signed');
    this.playlist = signed.href;
  }

  /** A playlist arrived whose addresses must be renewed after these seconds; 0 or NaN if they do not end. */
  endIn(seconds: number): void {
    if (seconds > 0) this.#renewAt = Math.min(this.#renewAt, this.around.now() + seconds * 1000);
  }

  /** The address of a segment that is valid now. If it cannot be renewed, the given one. */
  async current(address: string): Promise<string> {
    if (this.around.now() >= this.#renewAt) {
      this.#renewal ??= this.#renew().finally(() => (this.#renewal = null));
      // The request itself will show whether the address still opens, and the player retries.
      await this.#renewal.catch(() => undefined);
    }
    const [bare = ''] = address.split('?');
    const known = this.#known.find(({ path }) => bare.startsWith(path));
    return known ? `${bare}?${known.query}` : address;
  }

  /** The player's way of retrying, which also retries a refused segment with a renewed address. */
  retrying(usual: RetryConfig): RetryConfig {
    return {
      ...usual,
      shouldRetry: (_config, count, _isTimeout, answer, wouldRetry) => {
        if (answer?.code !== 403) return wouldRetry;
        this.#renewAt = 0;
        return count < MAX_REFUSALS;
      },
    };
  }

  async #renew(): Promise<void> {
    const answer = await this.around.fetch(this.#source, { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`the addresses were not renewed: ${answer.status}`);
    const { renew_in: seconds, addresses } = rungAddresses.parse(await answer.json());
    this.#known = addresses.map(({ path, query }) => ({ path: new URL(path, location.href).href, query }));
    this.#renewAt = this.around.now() + seconds * 1000;
  }
}
