import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { composeStories } from '../../../../storybook/compose';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PostingsView.stories';

const { Ready, Ending, WithoutCompany } = storiesOf(stories);

describe('the company’s postings', () => {
  it('have buttons named by action and object, with the punctuation of the language', () => {
    const { unmount } = render(<Ready />);
    expect(screen.getAllByRole('button', { name: /^Publier\u00A0: \S/ }).length).toBeGreaterThan(0);
    unmount();
    const { Ready: InEnglish } = composeStories(stories, 'en');
    render(<InEnglish />);
    expect(screen.getAllByRole('button', { name: /^Publish: \S/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /\s:/ })).not.toBeInTheDocument();
  });

  it('offer the actions that the server allows', () => {
    render(<Ready />);
    expect(screen.getByRole('button', { name: /^Mettre en pause\s: Infirmière/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Publier\s: Senior/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Publier\s: Infirmière/ })).not.toBeInTheDocument();
  });

  it('are removed once while they are drafts, after a confirmation', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    render(<Ready onChange={onChange} />);
    expect(screen.queryByRole('button', { name: /^Retirer\s: Infirmière/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Retirer\s: Senior/ }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(expect.any(String), 'remove');
    expect(await screen.findByText('L’offre est retirée.')).toBeInTheDocument();
  });

  it('open the form if a draft cannot be published, instead of a toast', async () => {
    const missing = [{ path: 'location', code: 'JOBS.NEEDED', message: 'Nécessaire.' }];
    render(<Ready onChange={() => Promise.reject(new ApiError(400, 'JOBS.INCOMPLETE', 'Incomplet.', missing))} />);
    await userEvent.click(screen.getByRole('button', { name: /^Publier\s: Senior/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByText(/n’a pas pu être publiée/)).not.toBeInTheDocument();
  });

  it('offer to renew an ending one instead of publishing it, and to close a filled one', async () => {
    const onChange = jest.fn(() => Promise.resolve());
    render(<Ending onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /^Renouveler 30 jours\s: Senior/ }));
    expect(onChange).toHaveBeenCalledWith(expect.any(String), 'renew');
    expect(await screen.findByText('L’offre reste ouverte 30 jours de plus.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Publier\s: Senior/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Fermer l’offre pourvue\s: Infirmière/ }));
    expect(await screen.findByRole('dialog', { name: /^Fermer «\u00A0Infirmière/ })).toBeVisible();
  });

  it('are closed with a reason', async () => {
    const onClose = jest.fn(() => Promise.resolve());
    render(<Ready onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: /^Fermer l’offre\s: Infirmière/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Raison/), 'CANCELLED');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer l’offre' }));
    expect(onClose).toHaveBeenCalledWith(expect.any(String), { reason: 'CANCELLED', note: null });
    expect(await screen.findByText('L’offre est fermée.')).toBeInTheDocument();
  });

  it('are copied, and saved as templates, by those who may create postings', async () => {
    const onDuplicate = jest.fn(() => Promise.resolve());
    const onKeepTemplate = jest.fn(() => Promise.resolve());
    const { unmount } = render(<Ready onDuplicate={onDuplicate} onKeepTemplate={onKeepTemplate} />);
    const menu = () => screen.getByRole('button', { name: /^Autres actions\s: Infirmière/ });
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dupliquer' }));
    expect(onDuplicate).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^L’offre est copiée/)).toBeInTheDocument();
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enregistrer comme modèle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText(/^Nom du modèle/));
    await userEvent.type(dialog.getByLabelText(/^Nom du modèle/), 'Soins intensifs');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer le modèle' }));
    expect(onKeepTemplate).toHaveBeenCalledWith(expect.any(String), 'Soins intensifs');
    unmount();
    render(<Ready mayCreate={false} />);
    expect(screen.queryByRole('button', { name: /^Autres actions/ })).not.toBeInTheDocument();
  });

  it('report a lost change', async () => {
    render(<Ready onChange={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
    await userEvent.click(screen.getByRole('button', { name: /^Mettre en pause\s: Infirmière/ }));
    expect(await screen.findByText(/n’a pas pu être mise en pause/)).toBeInTheDocument();
  });

  it('link to creating the company if there is none', () => {
    render(<WithoutCompany />);
    expect(screen.getByRole('link', { name: 'Créer la page de l’entreprise' })).toHaveAttribute(
      'href',
      '/recruiter/profile',
    );
  });
});
