import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { calendarFile } from '../../../platform/calendar/calendar-file.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade } from '../../companies/index.js';
import type { AgendaItem, Bilingual } from '../domain/event.entity.js';
import { studioClock } from '../domain/studio-time.js';
import type { EventAnswer, EventsPage } from '../http/events.contract.js';

interface EventRow {
  readonly id: string;
  readonly company_id: string;
  readonly type: EventAnswer['type'];
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly location: Bilingual;
  readonly agenda: readonly AgendaItem[];
  readonly requirements: readonly Bilingual[];
  readonly benefits: readonly Bilingual[];
  readonly image: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly max_attendees: number;
  readonly attendees: number;
  readonly is_sample: boolean;
  readonly created_at: string;
  readonly registered: boolean;
}

const columns = `e.id, e.company_id, e.type, e.title, e.description, e.location, e.agenda, e.requirements, e.benefits, e.image,
  e.starts_at, e.ends_at, e.max_attendees, e.attendees, e.is_sample, e.created_at,
  exists (select 1 from event_registration r where r.event_id = e.id and r.account_id = ?) as registered`;

/** The id of no account, for visitors. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Events in the reader’s language. */
@Injectable()
export class Events {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly settings: Settings,
    private readonly time: DatabaseTime,
  ) {}

  async list(actor: Actor | null, { page, limit }: PageQuery, language: Language): Promise<EventsPage> {
    const now = await this.time.now();
    const [counted] = await this.em.execute<{ total: number }[]>('select count(*)::int as total from event');
    const rows = await this.em.execute<EventRow[]>(
      `select ${columns} from event e
        order by (e.starts_at > ?) desc, abs(extract(epoch from e.starts_at - ?::timestamptz)), e.id limit ? offset ?`,
      [actor?.id ?? NO_ACCOUNT, now, now, limit, (page - 1) * limit],
    );
    return { events: await this.#present(rows, actor, now, language), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async find(actor: Actor | null, id: string, language: Language): Promise<EventAnswer> {
    const rows = await this.#rows(actor, id);
    const [found] = await this.#present(rows, actor, await this.time.now(), language);
    if (!found) throw new NotFound();
    return found;
  }

  /** The event as a calendar file. @throws NotFound */
  async file(id: string, language: Language): Promise<string> {
    const [row] = await this.#rows(null, id);
    if (!row) throw new NotFound();
    return calendarFile({
      uid: `${row.id}@events.entrevue`,
      sequence: 0,
      status: 'CONFIRMED',
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      updatedAt: new Date(row.created_at),
      summary: row.title[language],
      description: row.description[language],
      location: row.location[language],
      url: `${this.settings.env.PUBLIC_URL}/events/${row.id}`,
    });
  }

  #rows(actor: Actor | null, id: string): Promise<EventRow[]> {
    return this.em.execute<EventRow[]>(`select ${columns} from event e where e.id = ?`, [actor?.id ?? NO_ACCOUNT, id]);
  }

  async #present(
    rows: readonly EventRow[],
    actor: Actor | null,
    now: Date,
    language: Language,
  ): Promise<EventAnswer[]> {
    const companies = await this.companies.findCompanies(rows.map(({ company_id }) => company_id));
    return rows.flatMap((row) => {
      const company = companies.get(row.company_id);
      if (!company) return [];
      const startsAt = new Date(row.starts_at);
      const { day, time } = studioClock(startsAt);
      const isComing = startsAt > now && actor !== null;
      const mayRegister = isComing && !row.registered && row.attendees < row.max_attendees;
      return [
        {
          id: row.id,
          title: row.title[language],
          company: company.name,
          company_id: row.company_id,
          date: day,
          time,
          starts_at: startsAt.toISOString(),
          ends_at: new Date(row.ends_at).toISOString(),
          location: row.location[language],
          type: row.type,
          description: row.description[language],
          image: row.image,
          attendees: row.attendees,
          max_attendees: row.max_attendees,
          agenda: row.agenda.map((item) => ({ time: item.time, title: item.title[language], speaker: item.speaker })),
          requirements: row.requirements.map((text) => text[language]),
          benefits: row.benefits.map((text) => text[language]),
          registered: row.registered,
          is_sample: row.is_sample,
          ics_url: `${this.settings.env.PUBLIC_URL}/api/events/${row.id}/calendar.ics`,
          allowed_actions: [
            ...(mayRegister ? (['REGISTER'] as const) : []),
            ...(isComing && row.registered ? (['UNREGISTER'] as const) : []),
          ],
        },
      ];
    });
  }
}
