import { KeptUploads } from '../service-worker/kept-uploads';
import { forgetKeptUploads, hasKeptUploads } from './forget-kept-uploads';
import { keptUpload } from './spec-support/kept-upload';
import { memoryCaches } from './spec-support/memory-caches';

it('deletes uploads that go on in the background at sign-out, and stops the worker', async () => {
  const { caches } = memoryCaches();
  const posted: unknown[] = [];
  expect(await hasKeptUploads(caches)).toBe(false);
  await new KeptUploads(caches).add(keptUpload, new Blob(['x']), new AbortController().signal);
  expect(await hasKeptUploads(caches)).toBe(true);
  const worker = { controller: { postMessage: (message: unknown) => posted.push(message) } };
  await forgetKeptUploads({ caches, worker });
  expect([await hasKeptUploads(caches), posted]).toEqual([false, [{ type: 'forget-uploads' }]]);
});

it('needs no caches and no worker', async () => {
  await forgetKeptUploads({ caches: undefined, worker: undefined });
  expect(await hasKeptUploads(undefined)).toBe(false);
});
