import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PasskeysSectionView.stories';

const {
  AddingCancelled,
  AsksForPassword,
  AsksToSignInAgain,
  Failed,
  Full,
  LastWayToSignIn,
  None,
  NotSupported,
  Several,
} = storiesOf(stories);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const done = jest.fn(() => Promise.resolve());

describe('passkeys', () => {
  it('lists them with when they were used', () => {
    render(<Several />);
    expect(screen.getByText('2 clés d’accès sur 10')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Synchronisée')).toBeInTheDocument();
    expect(screen.getByText('Jamais')).toBeInTheDocument();
  });

  it('adds one under the name of the device, or another', async () => {
    const onAdd = jest.fn((_name: string, _password: string | null) => Promise.resolve());
    render(<None onAdd={onAdd} />);
    await press('Ajouter une clé d’accès');
    const field = within(await dialog()).getByLabelText(/^Nom/);
    expect(field).toHaveValue('Windows');
    await userEvent.clear(field);
    await userEvent.type(field, 'Portable');
    await press('Continuer');
    await waitFor(() => expect(onAdd.mock.calls).toEqual([['Portable', null]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the dialog that the person cancelled, and lets them try again', async () => {
    render(<AddingCancelled />);
    await press('Ajouter une clé d’accès');
    await press('Continuer');
    expect(await within(await dialog()).findByText(/La demande a été annulée/)).toBeInTheDocument();
    expect(within(await dialog()).getByRole('button', { name: 'Continuer' })).toBeEnabled();
  });

  it('asks for the password in an older session, and goes on with it', async () => {
    const onAdd = jest.fn((_name: string, password: string | null) =>
      password === null
        ? Promise.reject(new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Entrez votre mot de passe.'))
        : Promise.resolve(),
    );
    render(<AsksForPassword onAdd={onAdd} />);
    await press('Ajouter une clé d’accès');
    await press('Continuer');
    await userEvent.type(await screen.findByLabelText(/^Mot de passe actuel/), 'une phrase facile');
    await press('Continuer');
    await waitFor(() =>
      expect(onAdd.mock.calls).toEqual([
        ['Windows', null],
        ['Windows', 'une phrase facile'],
      ]),
    );
    expect(await screen.findByText('2 clés d’accès sur 10')).toBeInTheDocument();
  });

  it('leads who has no password to a fresh sign-in', async () => {
    render(<AsksToSignInAgain onSignInAgain={done} />);
    await press('Ajouter une clé d’accès');
    await press('Continuer');
    await press('Se reconnecter');
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('renames one', async () => {
    const onRename = jest.fn((_id: string, _name: string) => Promise.resolve());
    render(<Several onRename={onRename} />);
    await press(/^Renommer.*Clé USB/);
    const field = within(await dialog()).getByLabelText(/^Nom/);
    await userEvent.clear(field);
    await userEvent.type(field, 'YubiKey');
    await press('Enregistrer');
    await waitFor(() => expect(onRename.mock.calls[0]?.[1]).toBe('YubiKey'));
  });

  it('removes one after a question, and says why it cannot', async () => {
    const onRemove = jest.fn((_id: string, _password: string | null) => Promise.resolve());
    const { unmount } = render(<Several onRemove={onRemove} />);
    await press(/^Retirer.*iPhone/);
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
    unmount();
    render(<LastWayToSignIn />);
    await press(/^Retirer.*iPhone/);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText('C’est votre seule façon de vous connecter.')).toBeInTheDocument();
  });

  it('offers no other one when all places are taken or the browser has none', () => {
    const { unmount } = render(<Full />);
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).toBeNull();
    unmount();
    render(<NotSupported />);
    expect(screen.getByText(/ne peut pas créer de clé d’accès/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).toBeNull();
  });

  it('says that the list could not be loaded', () => {
    render(<Failed />);
    expect(screen.getByText('Vos clés d’accès n’ont pas pu être chargées.')).toBeInTheDocument();
  });
});
