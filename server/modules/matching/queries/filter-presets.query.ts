import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { FilterPreset } from '../http/candidate-search.contract.js';

type PresetRow = Omit<FilterPreset, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

const columns = 'id, name, filters, is_default, created_at, updated_at';

const presetOf = ({ created_at: created, updated_at: updated, ...row }: PresetRow): FilterPreset => ({
  ...row,
  created_at: new Date(created).toISOString(),
  updated_at: new Date(updated).toISOString(),
});

/** Reads a recruiter's presets. */
@Injectable()
export class FilterPresetsQuery {
  constructor(private readonly em: EntityManager) {}

  /** The default first, then by name. */
  async list(recruiterId: string): Promise<FilterPreset[]> {
    const rows = await this.em.execute<PresetRow[]>(
      `select ${columns} from filter_preset where recruiter_id = ? order by is_default desc, fold_text(name), id`,
      [recruiterId],
    );
    return rows.map(presetOf);
  }

  /** @throws NotFound both for a missing preset and for somebody else's. */
  async one(recruiterId: string, id: string): Promise<FilterPreset> {
    const [row] = await this.em.execute<PresetRow[]>(
      `select ${columns} from filter_preset where recruiter_id = ? and id = ?`,
      [recruiterId, id],
    );
    if (!row) throw new NotFound();
    return presetOf(row);
  }
}
