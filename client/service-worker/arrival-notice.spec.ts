import { keptUpload } from '../lib/spec-support/kept-upload';
import { tellArrival } from './arrival-notice';
import type { KeptUpload } from './kept-uploads';

const upload = keptUpload;

async function told(
  of: KeptUpload,
  { pages = [], isOn = true }: { readonly pages?: readonly DocumentVisibilityState[]; readonly isOn?: boolean } = {},
) {
  const news: unknown[] = [];
  const shown: unknown[] = [];
  await tellArrival(of, {
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((visibilityState) => ({ visibilityState, postMessage: (one: unknown) => news.push(one) })),
        ),
    },
    isOn: () => Promise.resolve(isOn),
    show: (title, { body, tag, data }) => Promise.resolve(void shown.push([title, body, tag, data])),
  });
  return { news: news.length, shown };
}

it('shows a notification that leads to the videos, if the person turned notifications on', async () => {
  expect(await told(upload, { pages: ['hidden'] })).toEqual({
    news: 1,
    shown: [['Votre vidéo est arrivée', 'Ouvrez Entrevue.', 'upload-u1', { path: '/profile/videos' }]],
  });
  expect(await told(upload, { isOn: false })).toEqual({ news: 0, shown: [] });
  expect(await told({ ...upload, notice: null })).toEqual({ news: 0, shown: [] });
});

it('leaves it to a page in sight', async () => {
  expect(await told(upload, { pages: ['hidden', 'visible'] })).toEqual({ news: 2, shown: [] });
});
