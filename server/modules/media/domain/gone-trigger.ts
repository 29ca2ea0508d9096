/** Notes the ids of deleted rows, so that files they named are known to be left over and not lost. */
export const goneTrigger = (table: string, kind: 'file' | 'upload') => ({
  name: `${table}_gone`,
  timing: 'after' as const,
  events: ['delete' as const],
  forEach: 'statement' as const,
  expression: `create trigger ${table}_gone after delete on ${table} referencing old table as gone_rows for each statement execute function media_note_gone('${kind}')`,
});
