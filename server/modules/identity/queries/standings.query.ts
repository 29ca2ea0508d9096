import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ReadTogether } from '../../../platform/database/read-together.js';
import type { UnlockingType } from '../domain/interaction.js';
import type { OpenDisclosure } from '../domain/present-candidate.js';
import { type Standing, strangers, type Viewer } from '../domain/visibility.policy.js';
import { Employers } from './employers.query.js';

/** How a viewer's company stands to one seeker, with what the presenter needs to say so. */
export interface KnownStanding extends Standing {
  readonly disclosure: OpenDisclosure | null;
  /** The viewer's company. */
  readonly companyId: string | null;
}

interface StandingRow {
  id: string;
  type: UnlockingType | null;
  created_at: Date | string | null;
  expires_at: Date | string | null;
  excluded: boolean;
}

export const unknownStanding: KnownStanding = { ...strangers, disclosure: null, companyId: null };

/** What opens or bars seekers' profiles to a viewer. Expired is closed, whether or not anybody swept it away yet. */
@Injectable()
export class Standings {
  constructor(
    private readonly reads: ReadTogether,
    private readonly employers: Employers,
    private readonly clock: Clock,
  ) {}

  /** Ids of nobody are absent; only recruiters stand to seekers in any way. */
  async of({ id, role }: Viewer, seekerIds: readonly string[]): Promise<ReadonlyMap<string, KnownStanding>> {
    if (role !== 'RECRUITER' || seekerIds.length === 0) return new Map();
    const { companyId, domains } = await this.employers.ofRecruiter(id);
    const rows = await this.reads.rows<StandingRow>(
      `select a.id, d.type, d.created_at, d.expires_at,
              exists (select 1 from seeker_exclusion e
                       where e.seeker_id = a.id and (e.company_id = ? or e.domain in (?))) as excluded
         from account a
         left join seeker_disclosure d on d.seeker_id = a.id and d.company_id = ? and d.concealed_at is null
                                      and (d.expires_at is null or d.expires_at > ?)
        where a.id in (?)`,
      [companyId, [...domains, ''], companyId, this.clock.now(), [...new Set(seekerIds)]],
    );
    return new Map(rows.map((row) => [row.id, standingOf(row, companyId)]));
  }

  async ofOne(viewer: Viewer, seekerId: string): Promise<KnownStanding> {
    return (await this.of(viewer, [seekerId])).get(seekerId) ?? unknownStanding;
  }
}

function standingOf(row: StandingRow, companyId: string | null): KnownStanding {
  const { type, created_at, expires_at, excluded } = row;
  if (type === null || created_at === null) return { open: null, excluded, disclosure: null, companyId };
  const disclosure = {
    type,
    created_at: new Date(created_at).toISOString(),
    expires_at: expires_at && new Date(expires_at).toISOString(),
  };
  return { open: type, excluded, disclosure, companyId };
}
