import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { ShortlistActs } from './ShortlistsView';
import * as stories from './ShortlistsView.stories';

const { Ready, Compared, NoList, EmptyList, Failed } = storiesOf(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
jest.setTimeout(40_000);

describe('shortlists', () => {
  it('show the people of one list, and link to another', async () => {
    const onList = jest.fn();
    render(<Ready onList={onList} />);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(screen.getByText(/Rappeler en janvier/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Liste'), 'Printemps');
    expect(onList.mock.calls).toEqual([['0199f0c2-0000-7000-8000-00000000e002']]);
  });

  it('explain an empty page', () => {
    const { unmount } = render(<NoList />);
    expect(screen.getByText('Aucune liste')).toBeInTheDocument();
    unmount();
    render(<EmptyList />);
    expect(screen.getByRole('link', { name: 'Chercher des candidat·es' })).toHaveAttribute(
      'href',
      '/recruiter/candidates',
    );
  });

  it('are compared with a posting, and mark people without a score', async () => {
    const onJob = jest.fn();
    render(<Compared onJob={onJob} />);
    expect(screen.getByText('91')).toBeInTheDocument();
    expect(screen.getByText(/^Compatibilité\s: 88\s%$/)).toBeInTheDocument();
    expect(screen.getAllByRole('list', { name: 'Pourquoi' })).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Ce qui manque' })).toHaveTextContent('GraphQL');
    expect(screen.getAllByText('Pas encore de score pour cette offre').length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText('Comparer avec une offre'), 'Aucune offre');
    expect(onJob.mock.calls).toEqual([[null]]);
  });

  it('are created with a name, and show if it is taken', async () => {
    const taken = new ApiError(409, 'SHORTLISTS.NAME_TAKEN', 'Une autre liste porte ce nom.', [
      { path: 'name', code: 'SHORTLISTS.NAME_TAKEN', message: 'Une autre liste porte ce nom.' },
    ]);
    const onMake = jest.fn<ShortlistActs['onMake']>().mockRejectedValueOnce(taken).mockResolvedValueOnce(undefined);
    render(<Ready onMake={onMake} />);
    await userEvent.click(button('Nouvelle liste'));
    const { getByLabelText, getByRole, findAllByText } = await dialog();
    fireEvent.change(getByLabelText('Nom de la liste'), { target: { value: 'Printemps' } });
    await userEvent.click(getByRole('button', { name: 'Créer la liste' }));
    expect((await findAllByText(/Une autre liste porte ce nom/)).length).toBeGreaterThan(0);
    fireEvent.change(getByLabelText('Nom de la liste'), { target: { value: 'Été' } });
    await userEvent.click(getByRole('button', { name: 'Créer la liste' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onMake.mock.calls).toEqual([['Printemps'], ['Été']]);
  });

  it('are removed after a confirmation', async () => {
    const onRemove = jest.fn<ShortlistActs['onRemove']>(() => Promise.resolve());
    render(<Ready onRemove={onRemove} />);
    await userEvent.click(button('Supprimer la liste'));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Supprimer la liste' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
  });

  it('keep a note for each person, which can be cleared, and remove people', async () => {
    const onNote = jest.fn<ShortlistActs['onNote']>(() => Promise.resolve());
    const onTakeOff = jest.fn<ShortlistActs['onTakeOff']>(() => Promise.resolve());
    render(<Ready onNote={onNote} onTakeOff={onTakeOff} />);
    await userEvent.click(button('Modifier la note'));
    const { getByRole } = await dialog();
    fireEvent.change(getByRole('textbox'), { target: { value: '' } });
    await userEvent.click(getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onNote).toHaveBeenCalledTimes(1));
    expect(onNote.mock.calls[0]?.[1]).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first] = screen.getAllByRole('button', { name: 'Retirer de la liste' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(onTakeOff).toHaveBeenCalledTimes(1));
  });

  it('show an error while loading', () => {
    render(<Failed />);
    expect(screen.getByText('Les listes n’ont pas pu être chargées.')).toBeInTheDocument();
  });
});
