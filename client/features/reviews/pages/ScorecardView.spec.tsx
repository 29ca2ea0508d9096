import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ScorecardView.stories';

const { Standard, ForAReviewer } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the scorecard of a posting', () => {
  it('starts with a template, loses a criterion, and is saved over the version that was read', async () => {
    const onSave = jest.fn(nothing);
    render(<Standard onSave={onSave} />);
    expect(screen.getByText(/Grille générale/)).toBeVisible();
    await press('Retirer le critère 2');
    const [name] = screen.getAllByRole('textbox', { name: /Ce qui est évalué/ });
    if (name) {
      await userEvent.clear(name);
      await userEvent.type(name, 'Soins');
    }
    await press('Enregistrer la grille');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls).toMatchObject([[{ version: 0, criteria: [{ id: 'skills', name: 'Soins' }] }]]);
  });

  it('is not saved with an empty criterion', async () => {
    const onSave = jest.fn(nothing);
    render(<Standard onSave={onSave} />);
    await press('Ajouter un critère');
    await press('Enregistrer la grille');
    expect((await screen.findAllByText('Écrivez quelques mots.')).length).toBeGreaterThan(0);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is read-only for a reviewer', () => {
    render(<ForAReviewer />);
    expect(screen.getByText('Clarté')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
