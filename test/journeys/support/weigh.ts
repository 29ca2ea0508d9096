import type { Page } from 'playwright-core';

/** Requests and bytes of one page, as if the browser had nothing in its cache. */
export interface Weight {
  /** Counts from zero. */
  begin(): void;
  readonly requests: number;
  readonly kilobytes: number;
}

export type Limit = Pick<Weight, 'requests' | 'kilobytes'>;

/** Of any public page, without pictures of companies: its text, two fonts, two scripts, the icon. */
const ofPublicPage: Limit = { requests: 8, kilobytes: 120 };

/** Requests and bytes of a page, if they are more than its limit; else null. */
export const overLimit = ({ requests, kilobytes }: Weight, limit: Limit): string | null =>
  requests <= limit.requests && kilobytes <= limit.kilobytes ? null : `${requests} requests, ${kilobytes} kB`;

/** Requests and bytes of a public page, if they are too many for a first visit; else null. */
export const tooHeavy = (weight: Weight): string | null => overLimit(weight, ofPublicPage);

export async function weigh(page: Page): Promise<Weight> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  let requests = 0;
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    begin: () => {
      requests = 0;
      bytes = 0;
    },
    get requests() {
      return requests;
    },
    get kilobytes() {
      return Math.ceil(bytes / 1_000);
    },
  };
}
