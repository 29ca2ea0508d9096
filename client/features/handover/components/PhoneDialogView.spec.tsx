import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PhoneDialogView.stories';

const { Waiting, Failed, Recording, Received, Ended } = storiesOf(stories);

describe('the computer’s dialog', () => {
  it('shows the code as a picture and as text, with how long it works', () => {
    render(<Waiting />);
    expect(screen.getByRole('img', { name: 'Code QR à viser avec votre téléphone' })).toBeVisible();
    expect(screen.getByLabelText('Adresse du code')).toHaveValue(
      'https://entrevue.example/handover#token=3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    );
    expect(screen.getByText(/encore pendant 5 minutes/)).toBeVisible();
  });

  it('disconnects the phone while it is on the page, and not when the video has arrived', async () => {
    const onEnd = jest.fn<() => undefined>();
    const { unmount } = render(<Recording onEnd={onEnd} />);
    expect(screen.getByText('Vous enregistrez sur votre téléphone.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Déconnecter le téléphone' }));
    expect(onEnd).toHaveBeenCalledTimes(1);
    unmount();
    render(<Received />);
    expect(screen.getByText('C’est reçu.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Déconnecter le téléphone' })).not.toBeInTheDocument();
  });

  it.each([
    ['that has ended', Ended, 'Afficher un nouveau code'],
    ['that could not be made', Failed, 'Réessayer'],
  ])('makes another code for one %s', async (_, Story, name) => {
    const onNew = jest.fn<() => undefined>();
    render(<Story onNew={onNew} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onNew).toHaveBeenCalledTimes(1);
  });
});
