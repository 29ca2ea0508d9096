import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './EventView.stories';

const { Open, Registered, Full, Over, ForVisitors, LastPlaceGone, Unknown } = storiesOf(stories);

describe('an event', () => {
  it('says that it is a sample', () => {
    render(<Open />);
    expect(screen.getByText('Démo / Sample')).toBeInTheDocument();
    expect(screen.getByText('12 sur 100 prises')).toBeInTheDocument();
    expect(screen.getByText(/heure de Montréal/)).toBeInTheDocument();
  });

  it('can be joined and left', async () => {
    const onRegister = jest.fn(() => Promise.resolve());
    const onUnregister = jest.fn(() => Promise.resolve());
    const { unmount } = render(<Open onRegister={onRegister} />);
    await userEvent.click(screen.getByRole('button', { name: 'M’inscrire' }));
    expect(onRegister).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Vous êtes inscrit·e.')).toBeInTheDocument();
    unmount();
    render(<Registered onUnregister={onUnregister} />);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler mon inscription' }));
    expect(onUnregister).toHaveBeenCalledTimes(1);
  });

  it('accepts nobody when it is full or over', () => {
    const { unmount } = render(<Full />);
    expect(screen.getByRole('button', { name: 'Complet' })).toBeDisabled();
    unmount();
    render(<Over />);
    expect(screen.getByRole('button', { name: 'Passé' })).toBeDisabled();
  });

  it('sends visitors to the sign-in page, and back', () => {
    render(<ForVisitors />);
    expect(screen.getByRole('link', { name: 'Se connecter pour s’inscrire' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?next=%2Fevents%2F/),
    );
  });

  it('says that the last place is taken', async () => {
    render(<LastPlaceGone />);
    await userEvent.click(screen.getByRole('button', { name: 'M’inscrire' }));
    expect(await screen.findByText('L’événement est complet.')).toBeInTheDocument();
  });

  it('differs from an unknown one', () => {
    render(<Unknown />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cet événement n’existe pas');
  });
});
