import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  ConnectCalendarRequest,
  SettleDifferenceRequest,
} from '@modules/applications/http/connected-calendar.contract';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ConnectedCalendarView.stories';

const {
  Connected,
  MovedInYourCalendar,
  MovedToAWholeDay,
  NoRoomToWrite,
  NotConnected,
  ToChoose,
  CalendarsFailed,
  PasswordRefused,
  Loading,
  Failed,
} = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, words: string) => userEvent.type(screen.getByLabelText(label), words);

describe('the person’s own calendar', () => {
  it('is connected with server, user name and password', async () => {
    const onConnect = jest.fn<(body: ConnectCalendarRequest) => Promise<void>>(() => Promise.resolve());
    render(<NotConnected onConnect={onConnect} />);
    await type(/^Adresse du serveur/, 'caldav.boite.example');
    await type(/^Nom d’utilisateur/, 'zoe');
    await type(/^Mot de passe/, 'abcd-efgh');
    await press('Connecter mon calendrier');
    await waitFor(() =>
      expect(onConnect.mock.calls).toEqual([
        [{ server_url: 'caldav.boite.example', user_name: 'zoe', password: 'abcd-efgh' }],
      ]),
    );
  });

  it('says why the server refused the account, and keeps what was typed', async () => {
    const refused = new ApiError(422, 'APPLICATIONS.CALENDAR_SIGN_IN_REFUSED', 'Le serveur refuse ce nom.');
    render(<NotConnected onConnect={() => Promise.reject(refused)} />);
    await type(/^Adresse du serveur/, 'caldav.boite.example');
    await type(/^Nom d’utilisateur/, 'zoe');
    await type(/^Mot de passe/, 'wrong');
    await press('Connecter mon calendrier');
    expect(await screen.findByText(/Le serveur refuse ce nom/)).toBeVisible();
    expect(screen.getByLabelText(/^Nom d’utilisateur/)).toHaveValue('zoe');
  });

  it('is one of the account’s calendars, and another can be chosen', async () => {
    const onChoose = jest.fn<(url: string) => Promise<void>>(() => Promise.resolve());
    const { unmount } = render(<ToChoose onChoose={onChoose} />);
    await userEvent.selectOptions(screen.getByLabelText('Calendrier à lire'), 'Maison');
    await press('Utiliser ce calendrier');
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith('https://caldav.boite.example/zoe/maison/'));
    unmount();
    render(<Connected onChoose={onChoose} />);
    await press('Choisir un autre calendrier');
    expect(screen.getByLabelText('Calendrier à lire')).toHaveDisplayValue('Travail');
    await press('Annuler');
    expect(screen.queryByLabelText('Calendrier à lire')).toBeNull();
  });

  it('is connected again after its password was refused, and disconnected after a question', async () => {
    const onDisconnect = jest.fn(() => Promise.resolve());
    render(<PasswordRefused onDisconnect={onDisconnect} />);
    expect(screen.getByText(/nouveau mot de passe d’application/)).toBeVisible();
    await press('Reconnecter mon calendrier');
    expect(screen.getByLabelText(/^Nom d’utilisateur/)).toHaveValue('zoe@boite.example');
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('');
    await press('Annuler');
    await press('Déconnecter mon calendrier');
    expect(onDisconnect).not.toHaveBeenCalled();
    await press('Déconnecter');
    await waitFor(() => expect(onDisconnect).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['the connection', Failed],
    ['the calendars', CalendarsFailed],
  ])('can be asked for again when %s could not be loaded', (_, Story) => {
    render(<Story />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });

  it('gets the interviews only if the person chooses it, and says what is written', async () => {
    const onWrite = jest.fn<(writes: boolean) => Promise<void>>(() => Promise.resolve());
    render(<Connected onWrite={onWrite} />);
    const choice = screen.getByRole('switch', { name: 'Inscrire mes entrevues dans ce calendrier' });
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription(/nom d’une personne masquée.*n’est jamais inscrit/);
    await userEvent.click(choice);
    await waitFor(() => expect(onWrite.mock.calls).toEqual([[true]]));
  });

  it('says why interviews are not written', () => {
    render(<NoRoomToWrite />);
    expect(screen.getByText(/plus de place/)).toBeVisible();
  });

  it('asks what happens after the person moved or deleted an interview there', async () => {
    const onSettle = jest.fn<(id: string, request: SettleDifferenceRequest) => Promise<void>>(() => Promise.resolve());
    const { unmount } = render(<MovedInYourCalendar onSettle={onSettle} />);
    const [restore, other] = screen.getAllByRole('button', { name: /^Rétablir dans mon calendrier/ });
    if (!restore || !other) throw new Error('both can be restored');
    await userEvent.click(screen.getByRole('button', { name: /^Proposer cette heure pour/ }));
    expect(onSettle).not.toHaveBeenCalled();
    await press('Déplacer l’entrevue');
    await userEvent.click(other);
    await waitFor(() =>
      expect(onSettle.mock.calls.map(([, request]) => request)).toEqual([
        { action: 'MOVE', scheduled_at: '2026-11-19T19:30:00.000Z' },
        { action: 'RESTORE' },
      ]),
    );
    unmount();
    render(<MovedToAWholeDay />);
    expect(screen.queryByRole('button', { name: /^Proposer/ })).toBeNull();
  });

  it('is loading', () => {
    render(<Loading />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
