import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

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

/**
 * Serves the built Storybook on a free local port.
 * @param {string} built folder of the built Storybook
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveWorkshop(built) {
  const server = createServer((request, response) => void answer(built, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function answer(built, request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
  const found = file.startsWith(built) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    // File names contain a hash of the content, so browsers load and compile each file once for all stories.
    'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  };
  // Chromium requests videos in ranges and cannot seek without them.
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
}
