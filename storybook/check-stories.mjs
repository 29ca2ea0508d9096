/**
 * Serves the built workshop and runs every story in Chromium, in both languages and both schemes, with axe
 * (`STORY_COMBINATIONS=all`: in each language in each scheme).
 * `node storybook/check-stories.mjs [arguments of test-storybook]`, after `npm run build-storybook`. `STORYBOOK_OUTPUT` names
 * another folder than dist/storybook, `CHROMIUM_PATH` another browser than /usr/bin/chromium.
 */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const built = resolve(root, process.env.STORYBOOK_OUTPUT ?? 'dist/storybook');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
  const found = file.startsWith(built) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'accept-ranges': 'bytes' };
  // Chromium asks for a video in ranges, and cannot seek in one that comes whole.
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (range) {
    const start = Number(range[1]);
    const end = range[2] ? Math.min(Number(range[2]), found.size - 1) : found.size - 1;
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${end}/${found.size}`,
      'content-length': end - start + 1,
    });
    createReadStream(file, { start, end }).pipe(response);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': found.size });
  createReadStream(file).pipe(response);
});

if (!(await stat(join(built, 'index.json')).catch(() => null))) {
  console.error('The built workshop is missing: npm run build-storybook first');
  process.exit(1);
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const runner = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
      '--config-dir',
      join(root, 'storybook'),
      '--url',
      `http://127.0.0.1:${port}`,
      '--index-json',
      '--maxWorkers=2',
      ...process.argv.slice(2),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  runner.on('exit', (code) => {
    server.close();
    process.exit(code ?? 1);
  });
});
