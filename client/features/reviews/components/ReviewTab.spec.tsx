import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ReviewTab.stories';

const { NotReviewed, Submitted, PostingClosed, Draft } = storiesOf(stories);
const nothing = (): Promise<void> => Promise.resolve();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Scores the first criterion with a reason. */
async function score(words: RegExp, note: string): Promise<void> {
  const [first] = screen.getAllByRole('radio', { name: words });
  if (first) await userEvent.click(first);
  const [reason] = screen.getAllByRole('textbox', { name: /^Raison/ });
  if (reason) await userEvent.type(reason, note);
}

describe('reviewing an application', () => {
  it('sends a score with its reason', async () => {
    const onSave = jest.fn(nothing);
    render(<NotReviewed onSave={onSave} />);
    await score(/L’essentiel/, 'Trois ans aux soins.');
    await press('Envoyer mon évaluation');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls).toEqual([
      [
        {
          submit: true,
          scores: [
            { criterion_id: 'skills', score: 3, note: 'Trois ans aux soins.' },
            { criterion_id: 'communication', score: null, note: '' },
          ],
        },
      ],
    ]);
  });

  it('keeps a draft', async () => {
    const onSave = jest.fn(nothing);
    render(<NotReviewed onSave={onSave} />);
    await score(/L’essentiel/, 'À revoir');
    await press('Garder comme brouillon');
    await waitFor(() => expect(onSave.mock.calls).toMatchObject([[{ submit: false }]]));
  });

  it('shows nothing of the team before the reader’s own review is submitted', () => {
    render(<Draft />);
    expect(screen.getByText(/Brouillon/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'L’équipe' })).toBeNull();
  });

  it('shows average, spread, and each review with its reasons afterwards', () => {
    render(<Submitted />);
    const team = within(screen.getByRole('region', { name: 'L’équipe' }));
    expect(team.getByText('2,75 sur 4')).toBeVisible();
    expect(team.getByText(/^1,5 · Entre/)).toBeVisible();
    expect(team.getByText(/Peu d’exemples récents/)).toBeVisible();
    expect(team.getByText('Après la fermeture')).toBeVisible();
  });

  it('says that the posting is closed', () => {
    render(<PostingClosed />);
    expect(screen.getByText(/L’offre est fermée/)).toBeVisible();
  });
});
