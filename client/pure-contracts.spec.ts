import { execFileSync } from 'node:child_process';

const contract = '../server/modules/applications/http/bulk.contract.ts';

/** Bundles a module as the client's build does. Another process, because the bundler does not run inside of Jest. */
function bundled(code: string): string {
  const program = `
    import { build } from 'vite';
    import { pureContracts } from './pure-contracts.ts';
    const entry = { name: 'entry', resolveId: (id) => (id === 'entry.ts' ? process.cwd() + '/entry.ts' : null),
      load: (id) => (id.endsWith('/client/entry.ts') ? ${JSON.stringify(code)} : null) };
    const { output } = await build({ configFile: false, logLevel: 'silent', plugins: [entry, pureContracts()],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry.ts', preserveEntrySignatures: 'strict' } } });
    process.stdout.write(output[0].code);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    timeout: 60_000,
  });
}

describe('a page that uses a part of a contract', () => {
  it('contains a limit without any schema and without zod', () => {
    const page = bundled(`export { MAX_AT_ONCE, bulkActions } from '${contract}';`);
    expect(page).toMatch(/MAX_AT_ONCE = 500/);
    expect(page).toContain('"INTERVIEW"');
    expect(page.length).toBeLessThan(1_000);
  });

  it('contains the schema that it uses, and not those of other requests', () => {
    const page = bundled(`export { bulkAnswer } from '${contract}';`);
    expect(page).toContain('undo_seconds_left');
    expect(page).not.toMatch(/cover_letter|allowed_actions/);
  });
});
