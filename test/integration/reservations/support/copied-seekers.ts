import { newId } from '../../../../server/platform/ids/new-id.js';
import { query } from '../../../support/query.js';

/** Visible seekers, copied from a registered one, because they need no password here. */
export async function copiesOf(template: string, count: number, databaseUrl: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const [table, key, own] of [
    ['account', 'id', `'{"email":"' || i.id || '@race.example"}'`],
    ['profile', 'account_id', `'{}'`],
  ] as const) {
    await query(
      databaseUrl,
      `insert into ${table}
         select r.* from unnest($1::uuid[]) as i (id), ${table} t,
              lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('${key}', i.id) || (${own})::jsonb) r
        where t.${key} = $2`,
      [ids, template],
    );
  }
  return ids;
}
