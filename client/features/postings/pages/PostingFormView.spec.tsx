import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { PostingValues } from '../forms/posting.schema';
import * as stories from './PostingFormView.stories';

const { New, Existing } = storiesOf(stories);
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
