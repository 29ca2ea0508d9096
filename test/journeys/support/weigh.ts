import type { Page } from 'playwright-core';

/** Requests and bytes of one page, as if the browser had nothing in its cache. */
export interface Weight {
  /** Counts from zero. */
  begin(): void;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Of any public page: its text, two fonts, two scripts, the icon. Measured: 7 requests and 151 to 157 kB without pictures of companies. */
const MAX_REQUESTS = 8;
const MAX_KILOBYTES = 180;

/** Requests and bytes of a page, if they are too many for a first visit; else null. */
export const tooHeavy = ({ requests, kilobytes }: Weight): string | null =>
  requests <= MAX_REQUESTS && kilobytes <= MAX_KILOBYTES ? null : `${requests} requests, ${kilobytes} kB`;

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
