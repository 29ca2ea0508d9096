import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PutTranscriptRequest } from '@modules/media/http/transcript.contract';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './CaptionsDialog.stories';

const { Automatic, DraftFound, NoneYet, OfACompany, Refused, Written } = storiesOf(stories);
type Save = (transcript: PutTranscriptRequest) => Promise<void>;
const saveButton = () => screen.getByRole('button', { name: 'Enregistrer les sous-titres' });

it('saves imported captions after the owner has checked them', async () => {
  const onSave = jest.fn<Save>(() => Promise.resolve());
  render(<NoneYet onSave={onSave} />);
  const vtt = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nBonjour\n';
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  await userEvent.upload(
    input,
    Object.assign(new File([vtt], 'fr.vtt', { type: 'text/vtt' }), { text: () => Promise.resolve(vtt) }),
  );
  await waitFor(() => expect(screen.getByLabelText('Sous-titres (WebVTT)')).toHaveValue(vtt));
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ language: 'fr', vtt: vtt.trim(), visible: true }));
});

it('labels machine-made captions, and publishes them only when the owner agrees', async () => {
  const onSave = jest.fn<Save>(() => Promise.resolve());
  render(<Automatic onSave={onSave} />);
  expect(screen.getByText(/générés automatiquement/)).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /Visibles/ }));
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toMatchObject({ language: 'fr', visible: true }));
});

it('shows the keywords, lets the owner edit them, and sends them with the rest', async () => {
  const onSave = jest.fn<Save>(() => Promise.resolve());
  render(<Written onSave={onSave} />);
  const keywords = within(screen.getByRole('list', { name: 'Mots-clés' }));
  expect(keywords.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(keywords.getByRole('button', { name: 'Retirer react' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Mots-clés/ }), 'gestion de projet{Enter}');
  await userEvent.click(saveButton());
  await waitFor(() =>
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ tags: ['équipe', 'typescript', 'gestion de projet'] }),
  );
});

it('names the limit that a keyword exceeds, and sends nothing', async () => {
  const onSave = jest.fn<Save>(() => Promise.resolve());
  render(<Written onSave={onSave} />);
  await userEvent.click(screen.getByRole('combobox', { name: /^Mots-clés/ }));
  await userEvent.paste('x'.repeat(61));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Écrivez au plus 60 caractères.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Mots-clés/ })).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
});

it('has other texts for a company’s video', () => {
  render(<OfACompany />);
  expect(screen.getByText(/Hors de votre équipe, personne ne les voit avant vous/)).toBeVisible();
  expect(screen.queryByText(/vos correspondances/)).toBeNull();
});

it('stores typed text immediately, and restores it later', async () => {
  const draft = { read: () => null, keep: jest.fn(), forget: jest.fn() };
  const { unmount } = render(<Written draft={draft} />);
  await userEvent.type(screen.getByLabelText(/^Résumé/), ' Puis de six.');
  await waitFor(() =>
    expect(draft.keep).toHaveBeenLastCalledWith(
      expect.objectContaining({ summary: 'J’ai dirigé une équipe de quatre personnes. Puis de six.' }),
    ),
  );
  unmount();
  render(<DraftFound draft={{ ...draft, read: DraftFound.args.draft!.read }} />);
  const field = screen.getByLabelText('Sous-titres (WebVTT)');
  expect(field).toHaveDisplayValue(/une équipe de six personnes/);
  await userEvent.click(screen.getByRole('button', { name: 'Repartir de la version enregistrée' }));
  expect(draft.forget).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Sous-titres (WebVTT)')).toHaveDisplayValue(/une équipe de quatre personnes/);
});

it('shows the server’s error at the field, and keeps the typed text', async () => {
  render(<Refused />);
  await userEvent.click(saveButton());
  expect(await screen.findByText(/pas du WebVTT valide \(ligne 3\)/)).toBeVisible();
  expect(screen.getByLabelText('Sous-titres (WebVTT)')).toHaveDisplayValue(/une équipe de quatre personnes/);
});

it('stays open in the same language until its request is answered', async () => {
  let arrive: () => void = () => undefined;
  const onClose = jest.fn();
  const onLanguage = jest.fn();
  const onSave = () => new Promise<void>((resolve) => (arrive = resolve));
  render(<Written onSave={onSave} onClose={onClose} onLanguage={onLanguage} />);
  await userEvent.click(saveButton());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('tab', { name: 'Anglais' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(onLanguage).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await userEvent.click(screen.getByRole('tab', { name: 'Anglais' }));
  expect(onLanguage).toHaveBeenCalledWith('en');
});

it('refuses a file that is too large for captions, and leaves the field unchanged', async () => {
  render(<Written />);
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  const file = Object.defineProperty(new File(['x'], 'fr.vtt', { type: 'text/vtt' }), 'size', { value: 900_000 });
  await userEvent.upload(input, file);
  expect(await screen.findByText(/trop volumineux pour des sous-titres/)).toBeVisible();
  expect(screen.getByLabelText('Sous-titres (WebVTT)')).toHaveDisplayValue(/une équipe de quatre personnes/);
});
