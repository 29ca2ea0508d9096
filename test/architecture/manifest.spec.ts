import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnIcons } from '../../client/app-icons.js';
import { addresses } from '../../client/lib/addresses.js';
import { MAX_BYTES, SHARED_FIELD, SHARED_RESUME, sharedTypes } from '../../client/service-worker/share-target.js';
import {
  resumeExtensions,
  resumeMaxBytes,
  sharedResumePath,
} from '../../server/modules/resumes/http/resumes.contract.js';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly Icon[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[] };
  };
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
}

const folder = join(process.cwd(), 'client/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

describe('the manifest of the installed application', () => {
  it('has what browsers need to offer the installation', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone', name: 'Entrevue' });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    const named = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(named).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('names icons that the build draws, in the sizes it says', async () => {
    const drawn = await drawnIcons();
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const png = drawn.get(/^\/icons\/(.+)\.png$/.exec(src)?.[1] ?? '');
      expect([src, type, `${png?.readUInt32BE(16)}x${png?.readUInt32BE(20)}`]).toEqual([src, 'image/png', sizes]);
    }
  });

  it('has shortcuts to pages of the application, at most four, because Android shows no more', () => {
    const urls = manifest.shortcuts.map(({ url }) => url);
    expect(urls).toEqual(['/messages', '/notifications', '/jobs']);
    expect(urls.filter((url) => !addresses.includes(url))).toEqual([]);
    expect(urls.length).toBeLessThanOrEqual(4);
    expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(urls.length);
  });

  it('receives the résumés that the server reads, at the address that worker and server answer', () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual([sharedResumePath, 'POST', 'multipart/form-data']);
    expect(SHARED_RESUME).toBe(sharedResumePath);
    expect(addresses).toContain(action);
    expect(params.files).toEqual([{ name: SHARED_FIELD, accept: sharedTypes.flat() }]);
    expect(sharedTypes.map(([extension]) => extension)).toEqual(resumeExtensions);
    expect(MAX_BYTES).toBe(resumeMaxBytes);
  });
});
