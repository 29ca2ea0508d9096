import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoveSsoRequest, SaveSsoRequest } from '@modules/sso/http/sso-settings.contract';
import { ApiError } from '../../../lib/api-error';
import { ownConnection, waitingDomain } from '../../../lib/examples/company-sign-in';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ConnectionView.stories';

const {
  DomainFoundOfACompanyToVerify,
  DomainLost,
  DomainWaiting,
  DomainsFoundAndLost,
  DomainsNotFound,
  DomainProved,
  NotTested,
  NothingProved,
  On,
} = storiesOf(stories);
const saving = () => jest.fn((_: SaveSsoRequest): Promise<void> => Promise.resolve());
const button = (name: string) => screen.getByRole('button', { name });
const { issuer, client_id, domain } = ownConnection;
const rules = { required: false, default_role: 'REVIEWER' };

describe('the settings of a company’s sign-in', () => {
  it('begins with the domain, then the provider', () => {
    render(<NothingProved />);
    expect(screen.getByRole('link', { name: 'Aller à la page de l’entreprise' })).toHaveAttribute(
      'href',
      '/recruiter/profile',
    );
    expect(screen.queryByRole('button', { name: 'Enregistrer le fournisseur' })).toBeNull();
  });

  it('connects a provider, off until it is tested', async () => {
    const onSave = saving();
    render(<DomainProved onSave={onSave} />);
    expect(screen.queryByRole('button', { name: 'Faire un essai' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Émetteur/ }), 'https://idp.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Identifiant/ }), 'the-client');
    await userEvent.type(screen.getByLabelText(/^Secret du client/, { selector: 'input' }), ' the-secret ');
    await userEvent.click(button('Enregistrer le fournisseur'));
    await waitFor(() =>
      expect(onSave.mock.calls).toEqual([
        [
          {
            issuer: 'https://idp.example',
            client_id: 'the-client',
            client_secret: 'the-secret',
            domain,
            enabled: false,
            required: false,
            default_role: null,
          },
        ],
      ]),
    );
  });

  it('keeps the stored secret and stays on if nothing of the provider changes; a new secret switches it off', async () => {
    const onSave = saving();
    render(<On onSave={onSave} />);
    await userEvent.click(button('Enregistrer le fournisseur'));
    await waitFor(() => expect(onSave.mock.calls).toEqual([[{ issuer, client_id, domain, ...rules, enabled: true }]]));
    await userEvent.type(screen.getByLabelText(/^Secret du client/, { selector: 'input' }), 'new');
    await userEvent.click(button('Enregistrer le fournisseur'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.calls[1]).toEqual([
      { issuer, client_id, domain, ...rules, enabled: false, client_secret: 'new' },
    ]);
  });

  it('starts a test', async () => {
    const onTest = jest.fn(() => Promise.resolve());
    render(<NotTested onTest={onTest} />);
    await userEvent.click(button('Faire un essai'));
    expect(onTest).toHaveBeenCalledTimes(1);
  });

  it('saves the rules, and sends the password once the server asks for it', async () => {
    const onSave = jest
      .fn((_: SaveSsoRequest): Promise<void> => Promise.resolve())
      .mockRejectedValueOnce(new ApiError(403, 'IDENTITY.REAUTHENTICATION_REQUIRED', 'Entrez votre mot de passe.'));
    render(<On onSave={onSave} />);
    await userEvent.click(screen.getByRole('switch', { name: 'L’exiger pour les membres du domaine' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Première connexion/ }), '');
    await userEvent.click(button('Enregistrer les règles'));
    await userEvent.type(
      await screen.findByLabelText(/^Votre mot de passe actuel/, { selector: 'input' }),
      'a password',
    );
    await userEvent.click(button('Enregistrer les règles'));
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    const saved = { issuer, client_id, domain, enabled: true, required: true, default_role: null };
    expect(onSave.mock.calls).toEqual([[saved], [{ ...saved, current_password: 'a password' }]]);
  });

  it('shows the record to create, checks it, and removes the domain after a question', async () => {
    const [onCheckDomain, onRemoveDomain] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
    render(<DomainWaiting onCheckDomain={onCheckDomain} onRemoveDomain={onRemoveDomain} />);
    const name = 'courriel-montblanc.example';
    expect(screen.getByLabelText(`Nom de l’enregistrement TXT pour ${name}`)).toHaveValue(`_entrevue.${name}`);
    expect(screen.getByLabelText(`Valeur pour ${name}`)).toHaveValue(waitingDomain.record.value);
    // `setup` gives the page a clipboard.
    await userEvent.setup().click(button(`Copier la valeur pour ${name}`));
    expect(await navigator.clipboard.readText()).toBe(waitingDomain.record.value);
    await userEvent.click(button(`Vérifier maintenant ${name}`));
    expect(onCheckDomain).toHaveBeenCalledWith(expect.stringMatching(/^0198c1a4/));
    await userEvent.click(button(`Retirer le domaine ${name}`));
    expect(onRemoveDomain).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(onRemoveDomain).toHaveBeenCalledTimes(1));
  });

  it('says what the DNS answered for each domain', () => {
    const { unmount } = render(<DomainsNotFound />);
    for (const word of [
      /n’est pas encore visible/,
      /pas avec cette valeur/,
      /une autre entreprise a déjà ce domaine/,
    ]) {
      expect(screen.getByText(word)).toBeVisible();
    }
    expect(screen.getByText('Dans le DNS : xn--cin-montblanc-dhb.example')).toBeVisible();
    // Three are as many as a company may have.
    expect(screen.queryByRole('button', { name: 'Ajouter le domaine' })).toBeNull();
    unmount();
    render(<DomainsFoundAndLost />);
    for (const word of ['Prouvé', 'Introuvable', 'Perdu']) expect(screen.getByText(word)).toBeVisible();
  });

  it('adds a domain, and shows why one is refused', async () => {
    const onAddDomain = jest.fn((_: string) => Promise.resolve());
    const { unmount } = render(<NothingProved onAddDomain={onAddDomain} />);
    await userEvent.type(screen.getByRole('textbox', { name: /^Domaine de vos adresses/ }), ' Acier.example ');
    await userEvent.click(button('Ajouter le domaine'));
    await waitFor(() => expect(onAddDomain.mock.calls).toEqual([['Acier.example']]));
    unmount();
    const refused = { path: 'domain', code: 'SSO.DOMAIN_PUBLIC', message: 'Entrez un domaine de votre entreprise.' };
    const refuse = () => Promise.reject(new ApiError(400, 'SSO.DOMAIN_PUBLIC', refused.message, [refused]));
    render(<NothingProved onAddDomain={refuse} />);
    await userEvent.type(screen.getByRole('textbox', { name: /^Domaine de vos adresses/ }), 'gmail.com');
    await userEvent.click(button('Ajouter le domaine'));
    expect(await screen.findByText(refused.message)).toBeVisible();
  });

  it('connects a domain that only the DNS proves, and asks for the verification of the company', async () => {
    const onSave = saving();
    const { unmount } = render(<DomainFoundOfACompanyToVerify />);
    expect(screen.getByText(/nous devons aussi vérifier votre entreprise/)).toBeVisible();
    unmount();
    render(<DomainsFoundAndLost onSave={onSave} />);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Domaine des adresses/ }),
      'montblanc-rh.example',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Émetteur/ }), 'https://idp.example');
    await userEvent.type(screen.getByRole('textbox', { name: /^Identifiant/ }), 'the-client');
    await userEvent.click(button('Enregistrer le fournisseur'));
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toMatchObject({ domain: 'montblanc-rh.example' }));
  });

  it('says that it stopped when another domain was confirmed, saves that one, and removes the provider after a question', async () => {
    const onRemove = jest.fn((_: RemoveSsoRequest): Promise<void> => Promise.resolve());
    const onSave = saving();
    render(<DomainLost onSave={onSave} onRemove={onRemove} />);
    expect(screen.getByText('Arrêtée')).toBeVisible();
    expect(screen.getByText(/Le domaine montblanc\.example n’est plus/)).toBeVisible();
    await userEvent.click(button('Enregistrer le fournisseur'));
    await waitFor(() =>
      expect(onSave.mock.calls[0]?.[0]).toMatchObject({ domain: 'mont-blanc.example', enabled: false }),
    );
    await userEvent.click(button('Retirer le fournisseur'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(onRemove.mock.calls).toEqual([[{}]]));
  });
});
