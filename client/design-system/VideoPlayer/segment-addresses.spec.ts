import { SegmentAddresses } from './segment-addresses';

const site = location.origin;
const segment = (query: string, name = '3.m4s'): string => `${site}/media/v1/video/file/${name}?${query}`;

describe('the addresses of segments', () => {
  let at: number;
  let asked: string[];
  let answer: () => Response;
  let addresses: SegmentAddresses;
  beforeEach(() => {
    at = 1_000_000;
    asked = [];
    answer = () =>
      ({
        ok: true,
        json: () =>
          Promise.resolve({ renew_in: 120, addresses: [{ path: '/media/v1/video/file/', query: `until=${at}` }] }),
      }) as Response;
    addresses = new SegmentAddresses('/api/stream/hls/video/main.m3u8', {
      fetch: (url) => {
        asked.push(url instanceof URL ? url.href : '');
        return Promise.resolve(answer());
      },
      now: () => at,
    });
  });

  it('are asked for with the playlist', () => {
    expect(addresses.playlist).toBe(`${site}/api/stream/hls/video/main.m3u8?addresses=signed`);
  });

  it('stay until they are about to end, then one request renews them for all segments', async () => {
    addresses.endIn(100);
    expect(await addresses.current(segment('until=1'))).toBe(segment('until=1'));
    at += 100_000;
    expect(await Promise.all(['1.m4s', '2.m4s'].map((name) => addresses.current(segment('until=1', name))))).toEqual([
      segment(`until=${at}`, '1.m4s'),
      segment(`until=${at}`, '2.m4s'),
    ]);
    expect(asked).toEqual([`${site}/api/stream/hls/video/addresses.json`]);
    at += 119_000;
    await addresses.current(segment('until=1'));
    expect(asked).toHaveLength(1);
    at += 1_000;
    await addresses.current(segment('until=1'));
    expect(asked).toHaveLength(2);
  });

  it('of an older playlist are not kept longer because of a newer one', async () => {
    addresses.endIn(100);
    at += 90_000;
    addresses.endIn(200);
    at += 10_000;
    await addresses.current(segment('until=1'));
    expect(asked).toHaveLength(1);
  });

  it('never end if the server does not say so', async () => {
    addresses.endIn(Number(null));
    at += 10_000_000;
    expect(await addresses.current(segment('until=1'))).toBe(segment('until=1'));
    expect(asked).toEqual([]);
  });

  it('are renewed after a refusal, which is retried; a third refusal is not', async () => {
    const { shouldRetry } = addresses.retrying({ maxNumRetry: 6, retryDelayMs: 1, maxRetryDelayMs: 1 });
    const config = { maxNumRetry: 6, retryDelayMs: 1, maxRetryDelayMs: 1 };
    const refused = (code: number, count: number): boolean | undefined =>
      shouldRetry?.(config, count, false, { url: '', data: '', code }, false);
    expect(refused(403, 0)).toBe(true);
    expect(await addresses.current(segment('until=1'))).toBe(segment(`until=${at}`));
    expect(refused(403, 2)).toBe(false);
    expect(refused(404, 0)).toBe(false);
  });

  it('that cannot be renewed are used as they are, and renewed with the next segment', async () => {
    const working = answer;
    answer = () => ({ ok: false, status: 401 }) as Response;
    addresses.endIn(1);
    at += 1_000;
    expect(await addresses.current(segment('until=1'))).toBe(segment('until=1'));
    answer = working;
    expect(await addresses.current(segment('until=1'))).toBe(segment(`until=${at}`));
  });
});
