import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnTranscript } from '@modules/media/http/transcript.contract';
import { DesignSystemProvider } from '../../../design-system/theme/DesignSystemProvider';
import { drafts, session } from '../../../lib/backend';
import { nadia } from '../../../lib/examples/people';
import { createI18n, I18nContext } from '../../../lib/i18n';
import { createQueryClient } from '../../../lib/query-client';
import { SessionContext } from '../../../lib/session/use-session';
import { GalleryCaptions } from './GalleryCaptions';

jest.setTimeout(40_000);

const videoId = '0199f0c2-0000-7000-8000-00000000e012';
const french: OwnTranscript = {
  language: 'fr',
  vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nIci, on travaille à quatre par unité.\n',
  text: 'Ici, on travaille à quatre par unité.',
  visible: true,
  automatic: false,
  summary: '',
  tags: [],
  problem: null,
  updated_at: '2026-11-12T15:00:00.000Z',
  languages: ['fr'],
};
const answer = (status: number, body: object): Response =>
  ({
    status,
    ok: status < 300,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as Response;
const missing = answer(404, { error: 'Introuvable.', code: 'PLATFORM.NOT_FOUND', requestId: 'r1' });
const sent: { address: string; body: unknown }[] = [];
let refusing = false;

const ofThePage = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = jest.fn<typeof fetch>((address, init) => {
    const url = new URL(address as string, 'http://localhost');
    if (init?.method !== 'PUT')
      return Promise.resolve(url.searchParams.get('language') === 'fr' ? answer(200, french) : missing);
    sent.push({ address: url.pathname, body: JSON.parse(init.body as string) });
    return Promise.resolve(refusing ? missing : answer(200, french));
  });
});
afterAll(() => {
  globalThis.fetch = ofThePage;
});
beforeEach(() => {
  sent.length = 0;
  refusing = false;
  drafts.dropAll();
  act(() => session.establish({ token: 'token', user: nadia }));
});

const onClose = jest.fn();
const open = () =>
  render(
    <I18nContext value={createI18n('fr')}>
      <DesignSystemProvider>
        <QueryClientProvider client={createQueryClient()}>
          <SessionContext value={session}>
            <GalleryCaptions videoId={videoId} onClose={onClose} />
          </SessionContext>
        </QueryClientProvider>
      </DesignSystemProvider>
    </I18nContext>,
  );
const captions = () => screen.findByLabelText('Sous-titres (WebVTT)');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer les sous-titres' }));

it('shows the existing captions, sends the changes, and closes', async () => {
  open();
  expect(await captions()).toHaveDisplayValue(/quatre par unité/);
  await userEvent.type(await captions(), ' Ou à cinq.');
  await save();
  expect(await screen.findByText('Sous-titres enregistrés.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      address: `/api/videos/${videoId}/transcript`,
      body: { language: 'fr', visible: true, vtt: expect.stringContaining('Ou à cinq.') },
    },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  expect(await captions()).toHaveDisplayValue(/quatre par unité\.\s*$/);
});

it('keeps the typed text of each language after a change of language, leaving, or an error', async () => {
  refusing = true;
  open();
  await userEvent.type(await captions(), 'Puis le soir.');
  await userEvent.click(screen.getByRole('tab', { name: 'Anglais' }));
  await waitFor(async () => expect(await captions()).toHaveDisplayValue('WEBVTT\n\n'));
  await userEvent.type(await captions(), '00:00.000 --> 00:01.000{Enter}Four to a unit.');
  await save();
  expect(await screen.findByText('Introuvable.')).toBeVisible();
  expect(await captions()).toHaveDisplayValue(/Four to a unit\./);
  cleanup();
  open();
  expect(await captions()).toHaveDisplayValue(/Puis le soir\./);
  expect(screen.getByText('Nous avons retrouvé ce que vous aviez écrit.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Anglais' }));
  await waitFor(async () => expect(await captions()).toHaveDisplayValue(/Four to a unit\./));
});
