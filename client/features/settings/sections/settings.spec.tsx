import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddExclusionRequest, Exclusion } from '@modules/identity/http/privacy.contract';
import { ApiError } from '../../../lib/api-error';
import { domainExcluded, montBlancExcluded, phone } from '../../../lib/examples/account';
import { montBlanc } from '../../../lib/examples/companies';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as accountStories from './AccountSectionView.stories';
import * as dataStories from './DataSectionView.stories';
import * as privacyStories from './PrivacySectionView.stories';
import { SeekerPrivacyView, type SeekerPrivacyViewProps } from './SeekerPrivacyView';
import * as sessionStories from './SessionsSectionView.stories';

const account = storiesOf(accountStories);
const data = storiesOf(dataStories);
const privacy = storiesOf(privacyStories);
const sessions = storiesOf(sessionStories);
const nothing = (): Promise<void> => Promise.resolve();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the password', () => {
  it('is changed with the current one, and both fields are cleared', async () => {
    const onChangePassword = jest.fn(nothing);
    render(<account.Verified onChangePassword={onChangePassword} />);
    await userEvent.type(screen.getByLabelText(/^Mot de passe actuel/), 'une vieille phrase');
    await userEvent.type(screen.getByLabelText(/^Nouveau mot de passe/), 'une autre phrase facile');
    await press('Changer le mot de passe');
    expect(onChangePassword.mock.calls).toEqual([
      [{ current_password: 'une vieille phrase', new_password: 'une autre phrase facile' }],
    ]);
    await waitFor(() => expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue(''));
  });

  it('can be pasted, and is found by password managers', async () => {
    render(<account.Verified />);
    const fresh = screen.getByLabelText(/^Nouveau mot de passe/);
    await userEvent.click(fresh);
    await userEvent.paste('collé d’un gestionnaire');
    expect(fresh).toHaveValue('collé d’un gestionnaire');
    expect(fresh).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveAttribute('autocomplete', 'current-password');
  });

  it('is set without an old one by people who sign in with Google', async () => {
    const onChangePassword = jest.fn(nothing);
    render(<account.SignsInWithGoogle onChangePassword={onChangePassword} />);
    expect(screen.queryByLabelText(/^Mot de passe actuel/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Nouveau mot de passe/), 'une première phrase');
    await press('Choisir ce mot de passe');
    expect(onChangePassword.mock.calls).toEqual([[{ new_password: 'une première phrase' }]]);
  });

  it('shows at its field that it is wrong, and keeps the typed text', async () => {
    render(<account.WrongPassword />);
    await userEvent.type(screen.getByLabelText(/^Mot de passe actuel/), 'pas celui-là');
    await userEvent.type(screen.getByLabelText(/^Nouveau mot de passe/), 'une autre phrase facile');
    await press('Changer le mot de passe');
    await waitFor(() => expect(screen.getByLabelText(/^Mot de passe actuel/)).toBeInvalid());
    expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('une autre phrase facile');
  });

  it('warns of Caps Lock', async () => {
    const keys = userEvent.setup();
    render(<account.Verified />);
    const field = screen.getByLabelText(/^Mot de passe actuel/);
    await keys.click(field);
    await keys.keyboard('{CapsLock}a');
    expect(screen.getByText('La touche Verr. maj. est activée.')).toBeInTheDocument();
    await keys.keyboard('{CapsLock}a');
    expect(screen.queryByText('La touche Verr. maj. est activée.')).toBeNull();
  });
});

describe('the open sessions', () => {
  it('end one by one', async () => {
    const onEnd = jest.fn(nothing);
    render(<sessions.Several onEnd={onEnd} />);
    await press(/^Fermer la session.*Android$/);
    expect(onEnd.mock.calls).toEqual([[phone.id]]);
  });

  it('end all except this one, after a confirmation', async () => {
    const onEndOthers = jest.fn(nothing);
    render(<sessions.Several onEndOthers={onEndOthers} />);
    await press('Fermer toutes les autres');
    expect(onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Fermer toutes les autres' }),
    );
    expect(onEndOthers).toHaveBeenCalledTimes(1);
  });

  it('have no button if there is no other', () => {
    render(<sessions.OnlyHere />);
    expect(screen.queryByRole('button', { name: 'Fermer toutes les autres' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });
});

describe('hiding from an employer', () => {
  const given: SeekerPrivacyViewProps = {
    isVisible: true,
    videoSale: null,
    exclusions: {
      status: 'ready',
      data: { exclusions: [montBlancExcluded, domainExcluded], total: 2, page: 1, limit: 100 },
    },
    companies: [],
    onVisible: nothing,
    onSearch: () => undefined,
    onAdd: nothing,
    onRemove: nothing,
  };
  const open = (changed: Partial<SeekerPrivacyViewProps>) =>
    render(<privacy.Seeker seeker={<SeekerPrivacyView {...given} {...changed} />} />);

  it('accepts a domain, in any format', async () => {
    const onAdd = jest.fn<(body: AddExclusionRequest) => Promise<void>>(nothing);
    open({ onAdd });
    await userEvent.type(screen.getByRole('combobox'), 'moi@Exemple.CA{Enter}');
    expect(onAdd.mock.calls).toEqual([[{ domain: 'exemple.ca' }]]);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
  });

  it('accepts a company found by its name', async () => {
    const onAdd = jest.fn<(body: AddExclusionRequest) => Promise<void>>(nothing);
    const onSearch = jest.fn<(search: string) => void>();
    open({ onAdd, onSearch, companies: [montBlanc] });
    await userEvent.type(screen.getByRole('combobox'), 'mont');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('mont'));
    await userEvent.keyboard('{Enter}');
    expect(onAdd.mock.calls).toEqual([[{ company_id: montBlanc.id }]]);
  });

  it('hides a removed row, and shows it again after an error', async () => {
    const onRemove = jest.fn<(exclusion: Exclusion) => Promise<void>>(() => Promise.reject(new Error('offline')));
    open({ onRemove });
    await press('Retirer Hôpital Mont-Blanc');
    expect(onRemove.mock.calls).toEqual([[montBlancExcluded]]);
    expect(await screen.findByRole('button', { name: 'Retirer Hôpital Mont-Blanc' })).toBeVisible();
    expect(screen.getByText(/n’a pas pu être retirée/)).toBeInTheDocument();
  });
});

describe('closing the account', () => {
  const open = () => press('Supprimer mon compte…');
  const confirm = () => press('Supprimer définitivement');

  it('explains first what is erased when, and what is kept', async () => {
    const onDelete = jest.fn(nothing);
    render(<data.Seeker onDelete={onDelete} />);
    await open();
    expect(screen.getByText(/Vos vidéos, photos et fichiers sont effacés/)).toBeVisible();
    expect(screen.getByText(/dans 30 jours/)).toBeVisible();
    expect(screen.getByText(/Utilisateur supprimé/)).toBeVisible();
    expect(onDelete).not.toHaveBeenCalled();
    await confirm();
    expect(onDelete.mock.calls).toEqual([[null]]);
  });

  it('tells paying people that payments are kept', async () => {
    render(<data.Recruiter />);
    await open();
    expect(screen.getByText(/7 ans/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Télécharger mes données' })).toBeNull();
  });

  it('asks for the password in an older session, and sends it', async () => {
    const mustProve = new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Entrez de nouveau votre mot de passe.');
    const onDelete = jest.fn<(password: string | null) => Promise<void>>((password) =>
      password === null ? Promise.reject(mustProve) : nothing(),
    );
    render(<data.Seeker onDelete={onDelete} />);
    await open();
    await confirm();
    await userEvent.type(await screen.findByLabelText(/^Mot de passe actuel/), 'une vieille phrase');
    await confirm();
    expect(onDelete.mock.calls).toEqual([[null], ['une vieille phrase']]);
  });

  it('can be cancelled, with the focus back at its button', async () => {
    render(<data.Seeker />);
    await open();
    await press('Garder mon compte');
    expect(screen.getByRole('button', { name: 'Supprimer mon compte…' })).toHaveFocus();
  });

  it('shows an error, and can be tried again', async () => {
    render(<data.NotDeleted />);
    await open();
    await confirm();
    expect(await screen.findByText('Le compte n’a pas pu être supprimé. Réessayez.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Supprimer définitivement' })).toBeEnabled();
  });
});
