import { Refused } from './encoder-api.js';
import { JobLease, JobLost } from './job-lease.js';

const addresses = { original: 'https://entrevue.example/a', files: [] };
const job = { id: 'a', lease_seconds: 0.2, report_seconds: 0.02, addresses };
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

describe('the lease of a job', () => {
  it('is kept by reports, which bring new addresses', async () => {
    const told: number[] = [];
    const newer = { ...addresses, original: 'https://entrevue.example/b' };
    let report = (): void => {};
    const third = new Promise<void>((resolve) => (report = resolve));
    const lease = new JobLease(
      {
        report: (_, percent) => {
          told.push(percent);
          if (told.length === 3) report();
          return Promise.resolve({ lease_seconds: 10, addresses: newer });
        },
      },
      job,
    );
    lease.progress(40.7);
    lease.progress(12);
    await third;
    expect(told).toEqual([40, 40, 40]);
    expect(lease.addresses).toBe(newer);
    expect(lease.signal.aborted).toBe(false);
    await lease.end();
  });

  it('is lost at once if the installation says so', async () => {
    const refused = new Refused(409, 'MEDIA.ENCODER_JOB_LOST', null);
    const lease = new JobLease({ report: () => Promise.reject(refused) }, { ...job, lease_seconds: 60 });
    await aborted(lease.signal);
    expect(lease.signal.reason).toBeInstanceOf(JobLost);
    await lease.end();
  });

  it('survives a short outage, and is lost when its time is over', async () => {
    let calls = 0;
    const away = (): Promise<never> => {
      calls += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    // A lease has time for 50 reports, so even a slow machine sends more than one.
    const lease = new JobLease({ report: away }, { ...job, lease_seconds: 1 });
    await aborted(lease.signal);
    expect(calls).toBeGreaterThan(1);
    await lease.end();
  });
});
