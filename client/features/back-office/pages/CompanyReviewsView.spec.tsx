import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyReview, quietReview } from '../../../lib/examples/company-verification';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './CompanyReviewsView.stories';

const { Waiting, Verified } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();

describe('verifying companies', () => {
  it('names the company that it could be confused with, and other warnings', () => {
    render(<Waiting />);
    expect(screen.getByRole('link', { name: 'Hôpital du Mont-Blanc inc.' })).toBeInTheDocument();
    expect(screen.getByText(/même NEQ/)).toBeInTheDocument();
    expect(screen.getByText('Clinique Mont-Blanc · montblanc.example')).toBeInTheDocument();
  });

  it('confirms the shown version, with one click', async () => {
    const onConfirm = jest.fn(nothing);
    render(<Waiting onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer : Hôpital Mont-Blanc' }));
    expect(onConfirm.mock.calls).toEqual([[companyReview]]);
  });

  it('requires a reason to refuse', async () => {
    const onRefuse = jest.fn(nothing);
    render(<Waiting onRefuse={onRefuse} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refuser : Ateliers Boréaux' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(onRefuse).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Introuvable au registre.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(onRefuse.mock.calls).toEqual([[quietReview, 'Introuvable au registre.']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can revoke the badge, and confirms nothing twice', () => {
    render(<Verified />);
    expect(screen.getByRole('button', { name: /^Retirer l’insigne.: Ateliers Boréaux$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Confirmer/ })).toBeNull();
  });
});
