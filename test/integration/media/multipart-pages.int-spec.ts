import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { storageOfUrl } from '../../../server/modules/media/storage/storage-of-url.js';
import { newId } from '../../../server/platform/ids/new-id.js';

const MARK = '0123456789ab';
const PAGE = 2;

interface Begun {
  readonly key: string;
  readonly id: string;
  readonly at: Date;
}

/** A bucket's list of multipart uploads, two per page. The local service of the other tests has no such list. */
describe('uploads in parts that were interrupted', () => {
  let server: Server;
  let storage: MediaStorage;
  let begun: Begun[];
  let refused: string | null;
  let pages: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      if (request.method === 'DELETE') {
        const id = searchParams.get('uploadId');
        if (id === refused) {
          response.writeHead(403, { 'content-type': 'application/xml' });
          response.end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>');
          return;
        }
        begun = begun.filter((each) => each.id !== id || `/media/${each.key}` !== pathname);
        response.writeHead(204).end();
        return;
      }
      pages += 1;
      const [key, id] = [searchParams.get('key-marker') ?? '', searchParams.get('upload-id-marker') ?? ''];
      const rest = begun.filter((each) => each.key > key || (each.key === key && each.id > id));
      const page = rest.slice(0, PAGE);
      const last = page.at(-1);
      const isMore = rest.length > PAGE;
      const uploads = page.map(
        (each) =>
          `<Upload><Key>${each.key}</Key><UploadId>${each.id}</UploadId><Initiated>${each.at.toISOString()}</Initiated></Upload>`,
      );
      const next = isMore
        ? `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${last?.id}</NextUploadIdMarker>`
        : '';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(
        `<?xml version="1.0"?><ListMultipartUploadsResult><IsTruncated>${isMore}</IsTruncated>${next}${uploads.join('')}</ListMultipartUploadsResult>`,
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    storage = await storageOfUrl(`s3://media?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  beforeEach(() => {
    refused = null;
    pages = 0;
    begun = [];
  });

  const long = new Date('2026-01-01');
  const begin = (mark: string | undefined, at = long): Begun => {
    const upload = { key: storageKey(newId(), newId(), 'mp4', mark), id: newId(), at };
    begun = [...begun, upload].sort((left, right) => (left.key < right.key ? -1 : 1));
    return upload;
  };
  const clean = (): Promise<number> => storage.removeUnfinished(new Date('2026-01-02'), MARK);

  it('are aborted on all pages, and only those of this installation', async () => {
    for (let count = 0; count < 7; count += 1) begin(MARK);
    const kept = [begin('ba9876543210'), begin(undefined), begin(MARK, new Date('2026-01-03'))];
    expect(await clean()).toBe(7);
    expect(pages).toBe(5);
    expect(begun.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  it('are aborted even if one of them cannot be', async () => {
    const all = Array.from({ length: 5 }, () => begin(MARK));
    refused = begun[0]?.id ?? '';
    await expect(clean()).rejects.toThrow('1 multipart uploads not aborted');
    expect(begun.map(({ id }) => id)).toEqual([refused]);
    expect(all).toHaveLength(5);
  });
});
