import type { AccessLogEntry } from '@modules/identity/http/privacy.contract';

const hospital = { id: '0199f0c2-0000-7000-8000-00000000c001', name: 'Hôpital Mont-Blanc', logo_url: null };
const studio = { id: '0199f0c2-0000-7000-8000-00000000c002', name: 'Studio Boréal', logo_url: null };
const nadia = { full_name: 'Nadia Lefebvre', company: hospital };
const olivier = { full_name: 'Olivier Gagnon', company: studio };

function entry(number: number, rest: Partial<AccessLogEntry>): AccessLogEntry {
  return {
    id: `0199f0c2-0000-7000-8000-0000000f00${String(number).padStart(2, '0')}`,
    kind: 'VIEWED',
    at: '2026-11-12T14:10:00.000Z',
    masked: true,
    viewer: nadia,
    interaction: null,
    cost: 0,
    ...rest,
  };
}

/** Two days of entries, newest first, for stories and specs. */
export const accessLog: readonly AccessLogEntry[] = [
  entry(1, { kind: 'DOWNLOADED', masked: false, interaction: 'RESERVED', at: '2026-11-12T14:30:00.000Z' }),
  entry(2, { kind: 'WATCHED', masked: false, interaction: 'RESERVED', at: '2026-11-12T14:20:00.000Z' }),
  entry(3, { kind: 'VIEWED', masked: false, interaction: 'RESERVED', at: '2026-11-12T14:12:00.000Z' }),
  entry(4, { kind: 'UNMASKED', masked: false, interaction: 'RESERVED', cost: 1, at: '2026-11-12T14:10:00.000Z' }),
  entry(5, { at: '2026-11-12T14:05:00.000Z' }),
  entry(6, { kind: 'CONCEALED', viewer: olivier, interaction: 'RESERVED', at: '2026-11-10T19:00:00.000Z' }),
  entry(7, { viewer: olivier, at: '2026-11-10T15:40:00.000Z' }),
  entry(9, { kind: 'WATCHED', viewer: olivier, cost: 1, at: '2026-11-10T15:20:00.000Z' }),
  entry(8, { viewer: null, at: '2026-11-10T14:00:00.000Z' }),
];
