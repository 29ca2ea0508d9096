const before = (event: string, table: string, fn: string, each: 'row' | 'statement') =>
  `before ${event} on ${table} for each ${each} execute function ${fn}()`;

/** Declares triggers for the schema check. The migration creates them and explains why. */
export const appendOnly = (table: string) => ({
  name: `${table}_append_only`,
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  expression: `create trigger ${table}_append_only ${before('update or delete', table, 'credit_refuse_change', 'row')}`,
});

export const noDelete = (table: string) => ({
  name: `${table}_no_delete`,
  timing: 'before' as const,
  events: ['delete' as const],
  expression: `create trigger ${table}_no_delete ${before('delete', table, 'credit_refuse_change', 'row')}`,
});

/** Checked at commit. */
export const atCommit = (name: string, table: string, event: 'insert' | 'insert or update', fn: string) => ({
  name,
  timing: 'after' as const,
  events: event === 'insert' ? ['insert' as const] : ['insert' as const, 'update' as const],
  expression: `create constraint trigger ${name} after ${event} on ${table}
    deferrable initially deferred for each row execute function ${fn}()`,
});

/** Credits returned to a shared account no longer count in the member's month. */
export const returnsToPool = (
  table: 'credit_hold' | 'credit_transaction',
  event: 'insert' | 'update',
  when: string,
  fn: string,
) => ({
  name: `${table}_returns_to_pool`,
  timing: 'after' as const,
  events: [event],
  expression: `create trigger ${table}_returns_to_pool after ${event} on ${table}
    for each row when (${when}) execute function ${fn}()`,
});
