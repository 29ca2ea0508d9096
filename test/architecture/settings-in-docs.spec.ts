import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** Not for operators: the first four are set by programs and tests. Nothing uses the model for chat yet. */
const undocumented = ['NODE_ENV', 'PUSH_SERVICES', 'SSO_ISSUERS', 'CALDAV_SERVERS', 'STRIPE_API_BASE', 'AI_CHAT_MODEL'];
/** Settings of `npm run backup`, which reads them itself. */
const ofBackup = ['BACKUP_DIR', 'BACKUP_SECRETS_DIR', 'BACKUP_KEEP_DAYS', 'BACKUP_DATABASE_URL'];

describe('the table of settings in docs/operating.md', () => {
  it('names every setting once, and no other', () => {
    const env = read('server/platform/config/env.ts');
    const [schema = ''] = /^const schema = z\.object\(\{$[^]*?^\}\);$/m.exec(env) ?? [];
    const settings = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(40);
    const firstColumn = [...read('docs/operating.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)];
    const named = firstColumn.flatMap(([, cell]) => [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!));
    const expected = [...settings.filter((name) => !undocumented.includes(name)), ...ofBackup];
    expect(named.sort()).toEqual(expected.sort());
  });
});
