import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './TwoStepSectionView.stories';

const { AsksForPassword, AsksToSignInAgain, NotLoaded, Off, On, OnWithFewCodes, OperatorWithoutIt, WrongCode } =
  storiesOf(stories);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog'));

describe('two-step sign-in', () => {
  it('is set up with a QR code, a key to type and a first code, and then shows the recovery codes', async () => {
    const onConfirm = jest.fn((_code: string, _password: string | null) =>
      Promise.resolve(Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCC${index}`)),
    );
    render(<Off onConfirm={onConfirm} />);
    await press('Activer');
    expect(await screen.findByRole('img', { name: /Code QR/ })).toBeInTheDocument();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Code affiché/), '123456');
    await press('Vérifier et activer');
    expect(await screen.findAllByText(/AAAA-BBBB-CCC\d/)).toHaveLength(10);
    expect(onConfirm.mock.calls).toEqual([['123456', null]]);
    await press('Je les ai gardés');
    expect(screen.queryByText(/AAAA-BBBB/)).toBeNull();
  });

  it('shows at the field that the first code is wrong, and stays open', async () => {
    render(<WrongCode />);
    await press('Activer');
    await userEvent.type(await screen.findByLabelText(/^Code affiché/), '123456');
    await press('Vérifier et activer');
    expect((await screen.findAllByText('Ce code est inexact.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Code affiché/)).toHaveValue('123456');
  });

  it('asks for the password in an older session, and sends it', async () => {
    const onConfirm = jest.fn((_code: string, _password: string | null) => Promise.resolve(['AAAA-BBBB-CCCC']));
    render(<AsksForPassword onConfirm={onConfirm} />);
    await press('Activer');
    await userEvent.type(await screen.findByLabelText(/^Mot de passe actuel/), 'une phrase facile');
    await press('Continuer');
    await userEvent.type(await screen.findByLabelText(/^Code affiché/), '123456');
    await press('Vérifier et activer');
    await screen.findByText('AAAA-BBBB-CCCC');
    expect(onConfirm.mock.calls).toEqual([['123456', 'une phrase facile']]);
  });

  it('sends people without a password to sign in again', async () => {
    const onSignInAgain = jest.fn(() => Promise.resolve());
    render(<AsksToSignInAgain onSignInAgain={onSignInAgain} />);
    await press('Activer');
    await press('Se reconnecter');
    expect(onSignInAgain).toHaveBeenCalledTimes(1);
  });

  it('is turned off after a confirmation', async () => {
    const onDisable = jest.fn((_password: string | null) => Promise.resolve());
    render(<On onDisable={onDisable} />);
    await press('Désactiver');
    expect(onDisable).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Désactiver' }));
    expect(onDisable.mock.calls).toEqual([[null]]);
  });

  it('creates ten new recovery codes after a confirmation, and warns when few are left', async () => {
    const onRenew = jest.fn((_password: string | null) => Promise.resolve(['AAAA-BBBB-CCCC']));
    render(<OnWithFewCodes onRenew={onRenew} />);
    expect(screen.getByText('Presque plus de codes de secours')).toBeInTheDocument();
    await press('Créer dix nouveaux codes');
    await userEvent.click(dialog().getByRole('button', { name: 'Créer dix nouveaux codes' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeInTheDocument();
  });

  it('is strongly recommended to an operator, and can be read again after an error', () => {
    const { unmount } = render(<OperatorWithoutIt />);
    expect(screen.getByText('Fortement recommandé pour ce compte')).toBeInTheDocument();
    unmount();
    render(<NotLoaded />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeInTheDocument();
  });
});
