/** A trigger as the schema check compares it. The migration creates it and explains why. */
export const guardedBy = (name: string, table: string, event: 'insert' | 'update' | 'delete', fn: string) => ({
  name,
  timing: 'before' as const,
  events: [event],
  expression: `create trigger ${name} before ${event} on ${table} for each row execute function ${fn}()`,
});

/** A trigger that refuses updates, and deletes outside the retention purge (`entrevue.erasure`). */
export const writtenOnce = (table: string) => ({
  name: `${table}_written_once`,
  timing: 'before' as const,
  events: ['update' as const, 'delete' as const],
  expression: `create trigger ${table}_written_once before update or delete on ${table}
    for each row execute function billing_refuse_change()`,
});
