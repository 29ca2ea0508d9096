import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { pendingRequest } from '../../../lib/examples/reservations';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { ReserveDialogProps } from './ReserveDialog';
import * as stories from './ReserveDialog.stories';

const { Open, WithoutJobs, NoCreditLeft } = storiesOf(stories);
const reserved = pendingRequest('fr');
type OnReserve = ReserveDialogProps['onReserve'];

const dialog = async () => within(await screen.findByRole('dialog'));
const send = async (): Promise<void> =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Réserver · 1 crédit' }));

describe('reserving', () => {
  it('explains what it opens, for how long, and when the credit is spent', async () => {
    render(<Open />);
    const { getByText, getByRole } = await dialog();
    expect(screen.getByRole('dialog', { name: 'Réserver le profil de Candidat·e #7F3A' })).toBeInTheDocument();
    expect(getByText(/72 heures pour répondre/)).toBeInTheDocument();
    expect(getByText(/Le crédit est dépensé.*coordonnées comprises/)).toBeInTheDocument();
    expect(getByText(/Le crédit vous est rendu et le profil se referme/)).toBeInTheDocument();
    expect(getByText('12 crédits disponibles')).toBeInTheDocument();
    expect(getByRole('button', { name: 'Réserver · 1 crédit' })).toBeEnabled();
  });

  it('has only optional fields, and sends the filled-in ones', async () => {
    const onReserve = jest.fn<OnReserve>(() => Promise.resolve(reserved));
    const { unmount } = render(<WithoutJobs onReserve={onReserve} />);
    expect((await dialog()).queryByLabelText(/^Offre/)).not.toBeInTheDocument();
    await send();
    expect(onReserve).toHaveBeenLastCalledWith({ target_user_id: '0199f0c2-0000-7000-8000-000000007f3a' });
    unmount();
    render(<Open onReserve={onReserve} />);
    const { getByLabelText } = await dialog();
    await userEvent.selectOptions(getByLabelText(/^Offre/), 'Développeur·se full stack');
    await userEvent.type(getByLabelText(/^Message/), ' Votre projet nous parle. ');
    await send();
    expect(onReserve).toHaveBeenLastCalledWith({
      target_user_id: '0199f0c2-0000-7000-8000-000000007f3a',
      job_id: '0199f0c2-0000-7000-8000-00000000d101',
      message: 'Votre projet nous parle.',
    });
  });

  it('sends one reservation however often it is pressed, and stays open meanwhile', async () => {
    let answer = (_: typeof reserved): void => undefined;
    const onReserve = jest.fn<OnReserve>(() => new Promise((resolve) => (answer = resolve)));
    const onClose = jest.fn();
    render(<Open onReserve={onReserve} onClose={onClose} />);
    await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Réserver · 1 crédit' }));
    await send().catch(() => undefined);
    await userEvent.keyboard('{Escape}');
    expect(onReserve).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    answer(reserved);
    const profile = await (await dialog()).findByRole('link', { name: 'Voir le profil' });
    expect(profile).toHaveAttribute('href', '/recruiter/candidates/0199f0c2-0000-7000-8000-00000000b001');
    expect(profile).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Voir mes réservations' })).toHaveAttribute(
      'href',
      '/recruiter/reservations',
    );
    expect(screen.getByRole('dialog', { name: 'Le profil de Camille Tremblay est ouvert' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('links to the purchase and back if the server finds too few credits', async () => {
    render(<Open onReserve={() => Promise.reject(new ApiError(402, 'CREDITS.INSUFFICIENT', 'Trop peu.'))} />);
    await userEvent.type((await dialog()).getByLabelText(/^Message/), 'Bonjour');
    await send();
    const { findByText, getByRole, getByLabelText } = await dialog();
    expect(await findByText(/pas assez de crédits pour réserver/)).toBeInTheDocument();
    expect(getByRole('link', { name: 'Acheter des crédits' })).toHaveAttribute(
      'href',
      '/subscription?next=%2Frecruiter%2Fcandidates%3Fskills%3DReact',
    );
    expect(getByLabelText(/^Message/)).toHaveValue('Bonjour');
  });

  it.each([
    ['RESERVATIONS.ALREADY_RESERVED', 'Votre entreprise attend déjà la réponse.', 'Voir mes réservations'],
    ['RESERVATIONS.TOO_MANY_ACTIVE', 'Vous avez déjà 10 réservations en attente.', 'Voir mes réservations'],
    ['RESERVATIONS.COOLING_DOWN', 'Vous pourrez refaire une demande à partir du 12 décembre.', 'Voir mes réservations'],
    ['RESERVATIONS.ALREADY_OPEN', 'Le profil est déjà ouvert à votre entreprise.', 'Voir le profil'],
    ['RESERVATIONS.COMPANY_MISSING', 'Créez d’abord la page de votre entreprise.', 'Créer la page de l’entreprise'],
  ])(
    'says in the server’s words why the state does not allow it, and where to go on: %s',
    async (code, sentence, way) => {
      render(<Open onReserve={() => Promise.reject(new ApiError(409, code, sentence))} />);
      await send();
      const { findByText, getByRole } = await dialog();
      expect(await findByText(sentence)).toBeInTheDocument();
      expect(getByRole('link', { name: way })).toBeInTheDocument();
    },
  );

  it('links to the purchase at once if there are no credits', async () => {
    render(<NoCreditLeft />);
    const { getByRole, queryByRole } = await dialog();
    expect(getByRole('link', { name: 'Acheter des crédits' })).toBeInTheDocument();
    expect(queryByRole('button', { name: /^Réserver/ })).not.toBeInTheDocument();
  });
});
