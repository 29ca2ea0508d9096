import { parseEnv } from '../../platform/config/env.js';
import { welcome } from './welcome.js';

const settings = {
  env: parseEnv({ DATABASE_URL: 'postgres://127.0.0.1/x', PORT: '3100', DATA_DIR: '/data' }),
  logFolder: '/data/logs',
};

describe('The welcome', () => {
  it('names the address, the accounts and the way out, in few lines', () => {
    const lines = welcome(settings, ['Recruiter  alex@example.org'], { watch: false, tookMs: 2_345 });
    expect(lines).toEqual([
      '',
      'Entrevue is ready in 2.3 s:  http://localhost:3100',
      '  Recruiter  alex@example.org',
      'Logs: /data/logs   Stop: Ctrl-C',
    ]);
  });

  it('names the address of the development server when developing', () => {
    expect(welcome(settings, [], { watch: true, tookMs: 1 }).join('\n')).toContain('http://127.0.0.1:5173');
  });
});
