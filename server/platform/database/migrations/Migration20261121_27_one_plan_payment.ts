import { Migration } from '@mikro-orm/migrations';

/** At most one unpaid purchase of a plan at a time: two tabs pay on the same page. */
export class Migration20261121_27_one_plan_payment extends Migration {
  override up(): void {
    this.addSql(`
      create unique index purchase_plan_waiting_unique on purchase (owner_id)
        where kind = 'PLAN' and status = 'AWAITING_PAYMENT'
    `);
  }
}
