import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { holidaysBetween, lastDayFrom } from '../domain/slot-rules.js';
import { studioClock } from '../domain/studio-time.js';
import { takesSlot } from '../persistence/takes-slot.js';
import type { Closure, ClosuresPage } from '../http/admin-bookings.contract.js';

const columns = `c.id, to_char(c.day, 'YYYY-MM-DD') as day, c.reason, c.closed_at,
  (select count(*)::int from studio_booking b where b.preferred_date = c.day and ${takesSlot('b')}) as bookings`;

type ClosureRow = Closure & { readonly closed_at: string };

const presented = ({ closed_at, ...row }: ClosureRow): Closure => ({
  ...row,
  closed_at: new Date(closed_at).toISOString(),
});

/** Closed days from today on. */
@Injectable()
export class Closures {
  constructor(
    private readonly em: EntityManager,
    private readonly translator: Translator,
    private readonly time: DatabaseTime,
  ) {}

  async list({ page, limit }: PageQuery, language: Language): Promise<ClosuresPage> {
    const now = await this.time.now();
    const today = studioClock(now).day;
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from studio_closure c where c.day >= ?',
      [today],
    );
    const rows = await this.em.execute<ClosureRow[]>(
      `select ${columns} from studio_closure c where c.day >= ? order by c.day limit ? offset ?`,
      [now, today, limit, (page - 1) * limit],
    );
    const holidays = holidaysBetween(today, lastDayFrom(now)).map(({ day, name }) => ({
      day,
      name: this.translator.text(`BOOKINGS.HOLIDAY_${name}`, language),
    }));
    return { closures: rows.map(presented), total: counted?.total ?? 0, page, limit, holidays };
  }

  /** @throws NotFound */
  async find(id: string): Promise<Closure> {
    const [row] = await this.em.execute<ClosureRow[]>(`select ${columns} from studio_closure c where c.id = ?`, [
      await this.time.now(),
      id,
    ]);
    if (!row) throw new NotFound();
    return presented(row);
  }
}
