import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './CalendarAddressesView.stories';

const { Ready, Empty, Loading, Failed } = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('the addresses of a calendar', () => {
  it('are made one by one', async () => {
    const onMake = jest.fn(() => Promise.resolve('https://a.example/x'));
    render(<Empty onMake={onMake} />);
    await press('Créer l’adresse pour les autres');
    expect(onMake.mock.calls).toEqual([['BUSY']]);
  });

  it('are shown and copied right after they were renewed', async () => {
    const user = userEvent.setup();
    render(<Ready onMake={() => Promise.resolve('https://a.example/fresh')} />);
    expect(screen.queryByLabelText('Adresse privée de votre calendrier')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Renouveler mon adresse privée' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renouveler' }));
    expect(await screen.findByLabelText('Adresse privée de votre calendrier')).toHaveValue('https://a.example/fresh');
    await user.click(await screen.findByRole('button', { name: 'Copier mon adresse privée' }));
    expect(await navigator.clipboard.readText()).toBe('https://a.example/fresh');
  });

  it('are revoked after a confirmation', async () => {
    const onRevoke = jest.fn(() => Promise.resolve());
    render(<Ready onRevoke={onRevoke} />);
    await press('Révoquer mon adresse privée');
    expect(onRevoke).not.toHaveBeenCalled();
    await confirm('Révoquer');
    expect(onRevoke.mock.calls).toEqual([['FULL']]);
  });

  it('say why one could not be revoked', async () => {
    render(<Ready onRevoke={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
    await press('Révoquer l’adresse pour les autres');
    await confirm('Révoquer');
    expect(await screen.findByText(/L’adresse n’a pas pu être modifiée/)).toBeVisible();
  });

  it('are loading, or can be asked for again', () => {
    const { unmount } = render(<Loading />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });
});
