import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoveSsoRequest, SaveSsoRequest } from '@modules/sso/http/sso-settings.contract';
import { ApiError } from '../../../lib/api-error';
import { ownConnection } from '../../../lib/examples/company-sign-in';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ConnectionView.stories';

const { DomainLost, DomainProved, NotTested, NothingProved, On } = storiesOf(stories);
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
    await userEvent.click(screen.getByRole('switch', { name: 'L’exiger des membres du domaine' }));
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
