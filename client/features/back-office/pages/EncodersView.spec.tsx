import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { busyEncoder, newEncoder } from '../../../lib/examples/encoders';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './EncodersView.stories';

jest.setTimeout(40_000);
const { Empty, Listed } = storiesOf(stories);

describe('the encoders', () => {
  it('show whether they are in contact, and what they did', () => {
    render(<Listed />);
    const [busy, doubtful, fresh, ended] = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => within(heading.closest('li') as HTMLElement));
    expect(busy?.getByText('En contact')).toBeInTheDocument();
    expect(busy?.getByText('1 sur 2 à la fois')).toBeInTheDocument();
    expect(doubtful?.getByText('Sans contact')).toBeInTheDocument();
    expect(doubtful?.getByText(/^720p.: l’image a un autre format\.$/)).toBeInTheDocument();
    expect(fresh?.getByText('Jamais démarré')).toBeInTheDocument();
    expect(ended?.queryByRole('button', { name: /Révoquer/ })).not.toBeInTheDocument();
  });

  it('shows the token of a new one once', async () => {
    const onAdd = jest.fn(() => Promise.resolve({ encoder: newEncoder, token: 'entrevue_encoder_abc' }));
    render(<Listed onAdd={onAdd} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un encodeur' }));
    await userEvent.type(screen.getByLabelText(/^Nom/), 'serveur');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter et afficher le jeton' }));
    expect(await screen.findByLabelText('Jeton')).toHaveValue('entrevue_encoder_abc');
    expect(onAdd).toHaveBeenCalledWith({ name: 'serveur', slots: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'J’ai enregistré le jeton' }));
    await waitFor(() => expect(screen.queryByLabelText('Jeton')).not.toBeInTheDocument());
  });

  it('revokes one after a question', async () => {
    const onRevoke = jest.fn(() => Promise.resolve());
    render(<Listed onRevoke={onRevoke} />);
    await userEvent.click(screen.getByRole('button', { name: /^Révoquer.: atelier-montreal-1$/ }));
    expect(onRevoke).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Révoquer' }));
    expect(onRevoke).toHaveBeenCalledWith(busyEncoder.id);
  });

  it('say that there are none', () => {
    render(<Empty />);
    expect(screen.getByText('Aucun encodeur')).toBeInTheDocument();
  });
});
