import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HiddenCompany } from '@modules/jobs/http/saved-jobs.contract';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './HiddenCompaniesCard.stories';

const { Empty, Ready, Refused } = storiesOf(stories);

describe('hidden companies', () => {
  it('are shown again one by one', async () => {
    const onShow = jest.fn<(company: HiddenCompany) => Promise<void>>(() => Promise.resolve());
    render(<Ready onShow={onShow} />);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher de nouveau Studio Boréal' }));
    expect(onShow.mock.calls.map(([{ name }]) => name)).toEqual(['Studio Boréal']);
  });

  it('show an error if one could not be shown again, and keep it', async () => {
    render(<Refused />);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher de nouveau Studio Boréal' }));
    await waitFor(() => expect(screen.getByText(/n’a pas pu être affichée de nouveau/)).toBeVisible());
    expect(screen.getByText('Studio Boréal')).toBeVisible();
  });

  it('explain an empty list', () => {
    render(<Empty />);
    expect(screen.getByText('Vous n’avez masqué aucune entreprise.')).toBeVisible();
  });
});
