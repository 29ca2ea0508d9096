import { createSocket } from 'node:dgram';
import type { Settings } from '../../../server/platform/config/settings.js';
import { TxtLookup } from '../../../server/platform/dns/txt-lookup.js';
import { type DnsServer, startDnsServer } from '../../support/dns-server.js';

const lookupAt = (servers: string): TxtLookup => new TxtLookup({ env: { DNS_SERVERS: servers } } as Settings);

describe('a look-up of TXT records, against a DNS server of our own', () => {
  let server: DnsServer;
  let lookup: TxtLookup;
  beforeAll(async () => {
    server = await startDnsServer();
    lookup = lookupAt(server.address);
  });
  afterAll(() => server.close());

  it('answers the texts of a name, each put together from its pieces', async () => {
    const long = 'x'.repeat(700);
    server.zone.set('_entrevue.a.example', { texts: ['v=spf1 -all', long, ''] });
    expect(await lookup.of('_entrevue.a.example')).toEqual({ kind: 'records', records: ['v=spf1 -all', long, ''] });
  });

  it('knows a name without records from a server that does not answer', async () => {
    server.zone.set('_entrevue.empty.example', { texts: [] });
    expect(await lookup.of('_entrevue.empty.example')).toEqual({ kind: 'none' });
    expect(await lookup.of('_entrevue.nowhere.example')).toEqual({ kind: 'none' });
    for (const [zone, code] of [
      ['servfail', 'ESERVFAIL'],
      ['refused', 'EREFUSED'],
    ] as const) {
      server.zone.set('_entrevue.b.example', zone);
      expect(await lookup.of('_entrevue.b.example')).toEqual({ kind: 'unreadable', code });
    }
  });

  it('follows no alias, also one that leads to itself or brings records along', async () => {
    server.zone.set('_entrevue.c.example', { alias: 'elsewhere.example', texts: ['entrevue-verification=1'] });
    server.zone.set('_entrevue.d.example', { alias: '_entrevue.d.example' });
    expect(await lookup.of('_entrevue.c.example')).toEqual({ kind: 'alias' });
    expect(await lookup.of('_entrevue.d.example')).toEqual({ kind: 'alias' });
  });

  it('reads a long answer over TCP, a hundred records of it', async () => {
    server.zone.set('_entrevue.e.example', { texts: ['y'.repeat(60_000)] });
    const huge = await lookup.of('_entrevue.e.example');
    expect(huge.kind === 'records' && huge.records.map(({ length }) => length)).toEqual([60_000]);
    server.zone.set('_entrevue.f.example', { texts: Array.from({ length: 1_500 }, (_, at) => `record ${at}`) });
    const many = await lookup.of('_entrevue.f.example');
    expect(many.kind === 'records' && many.records.length).toBe(100);
  });

  it.each(['silent', 'garbage'] as const)('ends in seconds when the server is %s', async (zone) => {
    server.zone.set('_entrevue.g.example', zone);
    const began = performance.now();
    expect(await lookup.of('_entrevue.g.example')).toMatchObject({ kind: 'unreadable' });
    expect(performance.now() - began).toBeLessThan(9_000);
  });

  it('asks the next server when one is away, and ends when all are silent', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    const dead = `127.0.0.1:${silent.address().port}`;
    server.zone.set('_entrevue.h.example', { texts: ['here'] });
    expect(await lookupAt(`${dead}, ${server.address}`).of('_entrevue.h.example')).toMatchObject({ kind: 'records' });
    const began = performance.now();
    const servers = Array.from({ length: 6 }, () => dead).join(',');
    expect(await lookupAt(servers).of('_entrevue.h.example')).toMatchObject({ kind: 'unreadable' });
    expect(performance.now() - began).toBeLessThan(9_000);
    await new Promise<void>((resolve) => silent.close(() => resolve()));
  });
});
