import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { montBlanc } from '../../../lib/examples/companies';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { CompanyValues } from '../forms/company.schema';
import * as stories from './CompanyView.stories';

const { NotApprovedYet, NotSavedYet, Ready } = storiesOf(stories);
type Save = (companyId: string | null, values: CompanyValues) => Promise<void>;
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Modifier la page' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('one’s own company', () => {
  it('is read first, edited in all its fields, and says that it was saved', async () => {
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

  it('says as long as something is not saved, and tells the page', async () => {
    const onDirty = jest.fn();
    render(<Ready onDirty={onDirty} />);
    await edit();
    expect(onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.type(screen.getByLabelText(/^Secteur/), '!');
    expect(await screen.findByText('La page publique les montrera une fois la page enregistrée.')).toBeVisible();
    expect(onDirty).toHaveBeenLastCalledWith(true);
  });

  it('shows what the server refuses at its field', async () => {
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

  it('begins with its name', async () => {
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

  it('takes no logo before the account is approved, and says why', () => {
    render(<NotApprovedYet />);
    expect(screen.getByRole('button', { name: 'Choisir un logo' })).toBeDisabled();
    expect(screen.getByText('Le logo s’ajoute une fois votre compte approuvé.')).toBeVisible();
  });
});
