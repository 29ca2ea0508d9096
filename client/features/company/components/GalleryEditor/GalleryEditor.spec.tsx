import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aboutVideo, linkedVideo, privateVideo, teamVideo } from '../../../../lib/examples/company-videos';
import { ApiError } from '../../../../lib/api-error';
import { storiesOf } from '../../../../lib/spec-support/stories';
import type { EntryValues } from '../../forms/entry.schema';
import * as stories from './GalleryEditor.stories';

const { Arranged, BeingPrepared, Empty } = storiesOf(stories);

const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const inOrder = (...videos: { title: string }[]): string[] => videos.map(({ title }) => title);
const button = (label: RegExp) => screen.getByRole('button', { name: label });
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join('');

describe('reordering a gallery', () => {
  it('moves a video by its buttons immediately, announces it, and keeps the focus', async () => {
    const onMove = jest.fn<(id: string, order: number) => Promise<void>>(() => Promise.resolve());
    render(<Arranged onMove={onMove} />);
    await userEvent.click(button(/^Descendre\s: Bienvenue/));
    expect(titles()).toEqual(inOrder(teamVideo, aboutVideo, privateVideo, linkedVideo));
    expect(onMove.mock.calls).toEqual([[aboutVideo.id, 1]]);
    expect(said()).toMatch(/Bienvenue à l’hôpital.* est maintenant à la position 2 sur 4\./);
    await waitFor(() => expect(button(/^Descendre\s: Bienvenue/)).toHaveFocus());
    expect(button(/^Monter\s: L’équipe/)).toBeDisabled();
    expect(button(/^Descendre\s: Portes/)).toBeDisabled();
  });

  it('moves the focus to the other button at the end of the list', async () => {
    render(<Arranged />);
    await userEvent.click(button(/^Descendre\s: Brouillon/));
    await waitFor(() => expect(button(/^Monter\s: Brouillon/)).toHaveFocus());
  });

  it('moves among the shown videos', async () => {
    const onMove = jest.fn<(id: string, order: number) => Promise<void>>(() => Promise.resolve());
    const last = { ...linkedVideo, video_category: 'ABOUT' as const };
    render(<Arranged videos={[aboutVideo, teamVideo, privateVideo, last]} onMove={onMove} />);
    await userEvent.click(button(/^À propos · 2$/));
    await userEvent.click(button(/^Monter\s: Portes/));
    expect(onMove.mock.calls).toEqual([[last.id, 0]]);
    expect(titles()).toEqual(inOrder(last, aboutVideo));
  });

  it('drops a video at another place', () => {
    const onMove = jest.fn<(id: string, order: number) => Promise<void>>(() => Promise.resolve());
    render(<Arranged onMove={onMove} />);
    const rows = screen.getAllByRole('listitem');
    const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
    fireEvent.dragStart(rows[3]!, { dataTransfer });
    fireEvent.dragOver(rows[0]!, { dataTransfer });
    fireEvent.drop(rows[0]!, { dataTransfer });
    expect(onMove.mock.calls).toEqual([[linkedVideo.id, 0]]);
    expect(titles()).toEqual(inOrder(linkedVideo, aboutVideo, teamVideo, privateVideo));
  });

  it('restores the order if the server refuses', async () => {
    const refuse = () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''));
    render(<Arranged onMove={refuse} />);
    await userEvent.click(button(/^Descendre\s: Bienvenue/));
    expect(await screen.findByText(/L’ordre n’a pas été enregistré\. Le serveur ne répond pas/)).toBeVisible();
    expect(titles()).toEqual(inOrder(aboutVideo, teamVideo, privateVideo, linkedVideo));
  });
});

describe('a video of the gallery', () => {
  it('shows its length, its visibility and its link', () => {
    render(<Arranged />);
    const rows = screen.getAllByRole('listitem');
    expect(within(rows[0]!).getByText('2:05')).toBeVisible();
    expect(within(rows[2]!).getByText('Équipe seulement')).toBeVisible();
    expect(within(rows[3]!).getByRole('link', { name: /^Regarder sur videos\.example/ })).toHaveAttribute(
      'href',
      linkedVideo.video_url,
    );
  });

  it('is edited in a dialog', async () => {
    const onChange = jest.fn<(id: string, values: EntryValues) => Promise<void>>(() => Promise.resolve());
    render(<Arranged onChange={onChange} />);
    await userEvent.click(button(/^Modifier\s: L’équipe/));
    const dialog = await screen.findByRole('dialog');
    await userEvent.clear(within(dialog).getByLabelText('Titre'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText('Ce champ est obligatoire.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Titre'), 'La nuit');
    await userEvent.selectOptions(within(dialog).getByLabelText('Sujet'), 'CULTURE');
    await userEvent.click(within(dialog).getByRole('switch'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(onChange.mock.calls).toEqual([
        [teamVideo.id, { title: 'La nuit', description: '', video_category: 'CULTURE', is_public: false }],
      ]),
    );
  });

  it('opens its captions in a dialog, which closes by keyboard', async () => {
    const renderCaptions = jest.fn(Arranged.args.renderCaptions);
    render(<Arranged renderCaptions={renderCaptions} />);
    const open = button(/^Sous-titres\s: L’équipe/);
    act(() => open.focus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Sous-titres et transcription' });
    expect(renderCaptions.mock.lastCall?.[0]).toBe(teamVideo.video_id);
    expect(within(dialog).getByText(/Hors de votre équipe, personne ne les voit/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  });

  it('has captions while it is processed, and none if it is on another site or failed', () => {
    render(<Arranged />);
    expect(screen.queryByRole('button', { name: /^Sous-titres\s: Portes/ })).toBeNull();
    cleanup();
    render(<BeingPrepared />);
    expect(screen.getAllByRole('button', { name: /^Sous-titres/ })).toHaveLength(1);
  });

  it('is removed after a confirmation', async () => {
    const onRemove = jest.fn<(id: string) => Promise<void>>(() => Promise.resolve());
    render(<Arranged onRemove={onRemove} />);
    await userEvent.click(button(/^Supprimer\s: L’équipe/));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer la vidéo' }));
    await waitFor(() => expect(onRemove.mock.calls).toEqual([[teamVideo.id]]));
  });

  it('is suggested in an empty gallery', () => {
    render(<Empty />);
    expect(screen.getByText(/Montrez vos lieux et votre équipe/)).toBeVisible();
  });
});
