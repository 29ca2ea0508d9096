import { Migration } from '@mikro-orm/migrations';

/** A refusal closes a pair of company and person for 30 days; the access log shows credits spent, not credits on hold. */
export class Migration20261124_40_closed_pairs extends Migration {
  override up(): void {
    this.addSql(`
      create table closed_pair (
        company_id uuid not null,
        seeker_id uuid not null,
        refusals smallint not null,
        closed_until timestamptz(3) not null,
        closed_at timestamptz(3) not null,
        constraint closed_pair_pkey primary key (company_id, seeker_id),
        constraint closed_pair_refusals_check check (refusals >= 0 and refusals <= 2),
        constraint closed_pair_closed_until_check check (closed_until >= closed_at)
      )
    `);
    this.addSql('create index closed_pair_seeker_id_index on closed_pair (seeker_id)');
    this.fill();
    // The name that the schema comparison expects for a trigger's function.
    this.addSql(`
      create function reservation_reservation_pair_open_fn() returns trigger language plpgsql
      as $$ begin if exists (select 1 from closed_pair c where c.company_id = new.company_id and c.seeker_id = new.seeker_id and (c.refusals >= 2 or c.closed_until > new.reserved_at)) then raise exception 'this person closed the door to this company' using errcode = 'exclusion_violation', constraint = 'reservation_pair_open'; end if; return new; end; $$
    `);
    this.addSql(`
      create trigger reservation_pair_open before insert on reservation
      for each row execute function reservation_reservation_pair_open_fn()
    `);
    // Matches without a posting are listed from now on, except to recruiters who may not see the person.
    this.addSql(`
      update match m set seeker_visible = false
        from profile p
       where m.job_id is null and p.account_id = m.seeker_id
         and (not p.visible or exists (select 1 from seeker_exclusion e
                                        where e.seeker_id = m.seeker_id and e.company_id = m.company_id))
    `);
    // The price is in the line of the yes (MATCHED).
    this.addSql(`update access_log set cost = 0 where kind = 'UNMASKED' and interaction = 'RESERVED' and cost > 0`);
  }

  /** Endings without a yes since the person's last yes, counted as the code does from now on. */
  private fill(): void {
    this.addSql(`
      insert into closed_pair (company_id, seeker_id, refusals, closed_until, closed_at)
      with ending as (
        select r.company_id, r.seeker_id, e.at,
               (e.to_status in ('REJECTED', 'EXPIRED')
                or e.to_status = 'CANCELLED' and e.from_status = 'ACTIVE' and e.party = 'RECRUITER'
                or e.to_status = 'CANCELLED' and e.from_status = 'MATCHED' and e.party = 'SEEKER') as refusal
          from reservation r join reservation_event e on e.reservation_id = r.id
         where e.at > coalesce((select max(y.at) from reservation_event y join reservation o on o.id = y.reservation_id
                                 where o.company_id = r.company_id and o.seeker_id = r.seeker_id and y.to_status = 'MATCHED'),
                               '-infinity')
           and (e.to_status in ('REJECTED', 'EXPIRED')
                or e.to_status = 'CANCELLED' and e.party = 'RECRUITER'
                or e.to_status = 'CANCELLED' and e.from_status = 'MATCHED' and e.party = 'SEEKER'))
      select company_id, seeker_id, least(count(*) filter (where refusal), 2), max(at) + interval '30 days', max(at)
        from ending group by company_id, seeker_id
    `);
  }

  override down(): void {
    this.addSql('drop trigger reservation_pair_open on reservation');
    this.addSql('drop function reservation_reservation_pair_open_fn()');
    this.addSql('drop table closed_pair');
  }
}
