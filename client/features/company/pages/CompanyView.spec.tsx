import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { montBlanc } from '../../../lib/examples/companies';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { CompanyValues } from '../forms/company.schema';
import type { CompanyViewProps } from './CompanyView';
import * as stories from './CompanyView.stories';

const { NotApprovedYet, NotSavedYet, Ready } = storiesOf(stories);
type Save = (companyId: string | null, values: CompanyValues) => Promise<void>;
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Modifier la page' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the person’s own company', () => {
  it('is shown first, edited in all its fields, and confirms that it was saved', async () => {
    const onSave = jest.fn<Save>(() => Promise.resolve());
    render(<Ready onSave={onSave} />);
    expect(screen.getByRole('link', { name: 'Voir la page publique' })).toHaveAttribute(
      'href',
      `/company/${montBlanc.id}`,
    );
    await edit();
    await userEvent.selectOptions(screen.getByLabelText(/^Taille/), '501-1000');
    await userEvent.type(screen.getByLabelText(/^Culture/), '\nUne idée de plus');
    await userEvent.clear(screen.getByLabelText(/^Fondation/));
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toBe(montBlanc.id);
    expect(onSave.mock.calls[0]?.[1]).toMatchObject({
      size: '501-1000',
      founded: '',
      culture: expect.stringMatching(/\nUne idée de plus$/),
    });
    expect(await screen.findByText('Page enregistrée.')).toBeVisible();
  }, 30_000);

  it('shows unsaved changes, and reports them to the page', async () => {
    const onDirty = jest.fn();
    render(<Ready onDirty={onDirty} />);
    await edit();
    expect(onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.type(screen.getByLabelText(/^Secteur/), '!');
    expect(await screen.findByText('La page publique les montrera une fois la page enregistrée.')).toBeVisible();
    expect(onDirty).toHaveBeenLastCalledWith(true);
  });

  it('shows both versions if a colleague saved first, and keeps the typed values', async () => {
    const stale = new ApiError(409, 'COMPANIES.CHANGED_MEANWHILE', 'Une autre personne a modifié cette page.');
    const onSave = jest.fn<CompanyViewProps['onSave']>(() => Promise.reject(stale));
    const current = { ...montBlanc, industry: 'Soins', founded: '1930', updated_at: '2026-11-25T15:00:00.000Z' };
    render(<Ready onSave={onSave} readCurrent={() => Promise.resolve(current)} />);
    await edit();
    await userEvent.type(screen.getByLabelText(/^Secteur/), ' et recherche');
    await save();
    expect(onSave.mock.lastCall?.[2]).toBe(montBlanc.updated_at);
    expect(await screen.findByText('Soins')).toBeVisible();
    expect(screen.getByLabelText(/^Secteur/)).toHaveValue('Santé et recherche');
    expect(screen.getByLabelText(/^Fond/)).toHaveValue('1930');
    await userEvent.click(
      within(screen.getByRole('group', { name: /^Version à garder.*Secteur/ })).getByRole('button', {
        name: 'L’autre version',
      }),
    );
    expect(screen.getByLabelText(/^Secteur/)).toHaveValue('Soins');
    onSave.mockImplementation(() => Promise.resolve());
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.lastCall?.[2]).toBe('2026-11-25T15:00:00.000Z');
  });

  it('shows the server’s error at its field', async () => {
    const refusal = new ApiError(400, 'REQUEST.INVALID', 'Vérifiez les champs.', [
      { path: 'website', code: 'FIELD.INVALID', message: 'Ce site n’existe pas.' },
    ]);
    render(<Ready onSave={() => Promise.reject(refusal)} />);
    await edit();
    await userEvent.type(screen.getByLabelText(/^Secteur/), '!');
    await save();
    expect(await screen.findByText('Ce site n’existe pas.')).toBeVisible();
    expect(screen.getByLabelText(/^Site Web/)).toHaveFocus();
    expect(screen.getByLabelText(/^Secteur/)).toHaveValue('Santé!');
  });

  it('is created by its name', async () => {
    const onSave = jest.fn<Save>(() => Promise.resolve());
    render(<NotSavedYet onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entreprise' }));
    expect(await screen.findByText('Ce champ est obligatoire.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nom'), 'Boréal');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer l’entreprise' }));
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toBeNull());
  });

  it('refuses a logo that is no picture, and sends nothing', async () => {
    const onLogo = jest.fn(() => Promise.resolve('/api/upload/images/x'));
    const { container } = render(<NotSavedYet onLogo={onLogo} />);
    const input = container.querySelector('input[type=file]');
    fireEvent.change(input as Element, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } });
    expect(
      await screen.findByText(/n’est pas une image acceptée\. JPG, PNG, WebP ou HEIC, 5\sMo au plus\./),
    ).toBeVisible();
    expect(onLogo).not.toHaveBeenCalled();
  });

  it('accepts no logo before the account is approved, and explains why', () => {
    render(<NotApprovedYet />);
    expect(screen.getByRole('button', { name: 'Choisir un logo' })).toBeDisabled();
    expect(screen.getByText('Vous pourrez ajouter le logo une fois votre compte approuvé.')).toBeVisible();
  });
});
