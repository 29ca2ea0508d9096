import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import { emptyPosting, type PostingValues, typedPosting } from '../forms/posting.schema';
import * as stories from './PostingFormView.stories';

const { New, Existing, TypedBefore } = storiesOf(stories);
const watcher = () => jest.fn<(values: PostingValues) => Promise<void>>(() => Promise.resolve());

describe('the form of a posting', () => {
  it('keeps a draft with a title alone', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ title: 'Soudeur-monteur', status: 'DRAFT' });
  });

  it('does not publish what is not ready, and says what is missing', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    expect((await screen.findAllByText('Nécessaire pour publier.')).length).toBeGreaterThanOrEqual(4);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('keeps the draft after a refused publication', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur');
    await userEvent.click(screen.getByRole('button', { name: 'Publier' }));
    await screen.findAllByText('Nécessaire pour publier.');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ status: 'DRAFT' });
  });

  it('never publishes by the Enter key', async () => {
    const onSave = watcher();
    render(<New onSave={onSave} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeur-monteur{Enter}');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ status: 'DRAFT' });
  });

  it('splits requirements as they are typed and saves an active posting as it is', async () => {
    const onSave = watcher();
    render(<Existing onSave={onSave} />);
    await userEvent.type(screen.getByRole('combobox', { name: /^Exigences/ }), 'Triage, Réanimation{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(onSave.mock.calls[0]?.[0].requirements.slice(-2)).toEqual(['Triage', 'Réanimation']);
    expect(onSave.mock.calls[0]?.[0].status).toBe('ACTIVE');
    expect(screen.queryByRole('button', { name: 'Publier' })).not.toBeInTheDocument();
  });
});

describe('what was typed and not saved', () => {
  it('is handed over shortly after it was typed', async () => {
    const onTyped = jest.fn<(values: PostingValues) => void>();
    render(<New onTyped={onTyped} />);
    await userEvent.type(screen.getByLabelText(/^Titre/), 'Soudeuse');
    await waitFor(() => expect(onTyped).toHaveBeenCalled());
    expect(onTyped.mock.lastCall?.[0]).toMatchObject({ title: 'Soudeuse', status: 'DRAFT' });
  });

  it('stands in the form again, until one starts over', async () => {
    const onForget = jest.fn();
    render(<TypedBefore onForget={onForget} />);
    expect(screen.getByLabelText(/^Titre/)).toHaveValue('Soudeuse-monteuse');
    await userEvent.click(screen.getByRole('button', { name: 'Repartir de la version enregistrée' }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });

  it('is taken only if it still has the shape of the form', () => {
    expect(typedPosting({ ...emptyPosting, title: '' })).toEqual({ ...emptyPosting, title: '' });
    expect(typedPosting({ title: 'Soudeuse' })).toBeNull();
    expect(typedPosting(null)).toBeNull();
  });
});
