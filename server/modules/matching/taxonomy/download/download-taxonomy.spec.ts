import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateRawSync } from 'node:zlib';
import { readTaxonomy } from '../import-taxonomy.js';
import { downloadTaxonomy } from './download-taxonomy.js';
import { sourceFiles } from './sources.js';

const tables: Readonly<Record<string, string>> = {
  'onet/Occupation Data.txt': `O*NET-SOC Code\tTitle\tDescription\n51-7011.00\tCabinetmakers\tCut and shape wood.\n`,
  'noc/Structure-V1_en.csv': `Level,Code - NOC 2021 V1.0,Class title,Class definition\n5,31301,Registered nurses,Care for patients\n`,
};
const appellations = `code_rome,libelle_appellation_long\nH2207,Tonnelier / Tonnelière\n`;
const official = new Map(
  sourceFiles.map(({ url, path, isArchive }) => [
    new URL(url).pathname,
    isArchive
      ? zipOf('unix_appellations.csv', appellations)
      : Buffer.from(tables[path] ?? `nothing of interest in ${path}\n`),
  ]),
);
const NOC = new URL(sourceFiles.find(({ source }) => source === 'NOC')!.url).pathname;
const ROME = new URL(sourceFiles.find(({ isArchive }) => isArchive)!.url).pathname;

let folder: string;
let server: Server;
let mirror: string;
let asked: { path: string; range: string | undefined }[];
let answer: (request: IncomingMessage, response: ServerResponse, content: Buffer) => void;
const printed: string[] = [];

/** As the publishers' servers do: whole files with a tag, and the rest of one on request. */
function serve(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isSame = request.headers['if-range'] === '"one"';
  if (from > 0 && isSame) {
    const range = `bytes ${from}-${content.length - 1}/${content.length}`;
    response.writeHead(206, { etag: '"one"', 'content-range': range, 'content-length': content.length - from });
    response.end(content.subarray(from));
  } else response.writeHead(200, { etag: '"one"', 'content-length': content.length }).end(content);
}

/** Sends the beginning of a file, and breaks off once the download has stored it. On a busy machine that takes longer than a pause. */
async function breakOff(response: ServerResponse, path: string, beginning: Buffer): Promise<void> {
  response.write(beginning);
  const stored = (): Promise<number> =>
    stat(join(folder, `${path}.part`)).then(
      ({ size }) => size,
      () => 0,
    );
  while (!response.destroyed && (await stored()) < beginning.length) await sleep(5);
  response.destroy();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  [asked, answer] = [[], serve];
  printed.length = 0;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, range: request.headers.range });
    const content = official.get(path);
    if (content) answer(request, response, content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const run = (silenceMs?: number) =>
  downloadTaxonomy(folder, { mirror, say: (line) => void printed.push(line), ...(silenceMs ? { silenceMs } : {}) });

describe('a download of the official files', () => {
  it('has what an import reads, and tells each file with its sum', async () => {
    await run();
    const { concepts } = await readTaxonomy(folder);
    expect(concepts.map(({ id }) => id)).toEqual(['noc/31301', 'onet/51-7011.00', 'rome/H2207']);
    expect(printed).toHaveLength(sourceFiles.length);
    expect(printed[0]).toMatch(/^O\*NET: onet\/Occupation Data.txt \(\d+ bytes, sha256 [0-9a-f]{64}\)\.$/);
  });

  it('fetches nothing that is there, and anew what was changed', async () => {
    await run();
    asked.length = 0;
    await run();
    expect(asked).toEqual([]);
    await writeFile(join(folder, 'onet/Occupation Data.txt'), 'damaged');
    await run();
    expect(asked.map(({ path }) => path)).toEqual([new URL(sourceFiles[0]!.url).pathname]);
    expect(await readFile(join(folder, 'onet/Occupation Data.txt'), 'utf8')).toContain('Cabinetmakers');
  });

  it('goes on where it broke off', async () => {
    answer = (request, response, content) => {
      if (request.url !== NOC) return serve(request, response, content);
      response.writeHead(200, { etag: '"one"', 'content-length': content.length });
      void breakOff(response, 'noc/Structure-V1_en.csv', content.subarray(0, 20));
    };
    await expect(run()).rejects.toThrow(/NOC-CNP-2021.*Run the same command again/);
    [asked, answer] = [[], serve];
    await run();
    expect(asked[0]).toEqual({ path: NOC, range: 'bytes=20-' });
    expect(await readFile(join(folder, 'noc/Structure-V1_en.csv'), 'utf8')).toBe(tables['noc/Structure-V1_en.csv']);
  });

  it('begins anew when the file has become another', async () => {
    answer = (_, response, content) => {
      response.writeHead(200, { etag: '"older"', 'content-length': content.length + 5 });
      void breakOff(response, 'onet/Occupation Data.txt', Buffer.from('older'));
    };
    await expect(run()).rejects.toThrow('Run the same command again');
    answer = serve;
    await run();
    expect(asked.some(({ range }) => range === 'bytes=5-')).toBe(true);
    expect(await readFile(join(folder, 'onet/Occupation Data.txt'), 'utf8')).toBe(tables['onet/Occupation Data.txt']);
  });

  it('stops at a server that falls silent, that has no such file, or sends a damaged archive', async () => {
    answer = (_, response) => void response.writeHead(200, { 'content-length': 10 }).write('abc');
    await expect(run(200)).rejects.toThrow('nothing arrived for 1 s');
    answer = (_, response) => void response.writeHead(503).end();
    await expect(run()).rejects.toThrow('the server answered 503');
    answer = (request, response, content) => {
      const damaged = Buffer.from(content);
      if (request.url === ROME) damaged[60] = (damaged[60] ?? 0) ^ 0xff;
      serve(request, response, damaged);
    };
    await expect(run()).rejects.toThrow('the archive has a damaged unix_appellations.csv');
  });
});

/** An archive with one file, as any zip program writes it. */
function zipOf(name: string, text: string): Buffer {
  const [content, title] = [Buffer.from(text), Buffer.from(name)];
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(title.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, packed]);
  const madeBy = Buffer.from([20, 0]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, Buffer.alloc(14), title]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
