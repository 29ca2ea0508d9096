import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningProgram, startProgram } from './programs.js';

const EXAMPLE = join(import.meta.dirname, '../../../docker/nginx.conf');

/** A line of nginx's access log. */
export interface Access {
  readonly at: number;
  readonly status: number;
}

export interface Proxy extends RunningProgram {
  /** The requests since `since`, as nginx logged them. */
  accesses(since: number): Promise<Access[]>;
}

/** nginx with docker/nginx.conf, in front of APIs on this machine. */
export async function startProxy(folder: string, port: number, apis: readonly number[]): Promise<Proxy> {
  await mkdir(join(folder, 'logs'), { recursive: true });
  const [access, log] = [join(folder, 'logs/access.log'), join(folder, 'logs/error.log')];
  const example = await readFile(EXAMPLE, 'utf8');
  const [, limits = ''] = /server api:3000 ([^;]*);/.exec(example) ?? [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};\n`)
    .join('');
  const settings = example
    .replace(/server api:3000 [^;]*;/, apis.map((api) => `server 127.0.0.1:${api} ${limits};`).join(' '))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('include /etc/nginx/tls/*.conf;', '')
    .replace('/dev/stderr', log)
    .replace('/dev/stdout', access)
    .replace('http {\n', `http {\n${temporary}`)
    .replace('worker_processes auto;', `worker_processes 2;\ndaemon off;\npid ${join(folder, 'nginx.pid')};`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings);
  const program = await startProgram('nginx', ['-p', folder, '-c', file], { port, log });
  return { ...program, accesses: (since) => readAccesses(access, since) };
}

async function readAccesses(file: string, since: number): Promise<Access[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .map((line) => /^(\S+) \S+ \S+ .*? (\d{3}) \d+ /.exec(line))
    .filter((found) => found !== null)
    .map(([, at = '', status]) => ({ at: Date.parse(at), status: Number(status) }))
    .filter(({ at }) => at >= since);
}
