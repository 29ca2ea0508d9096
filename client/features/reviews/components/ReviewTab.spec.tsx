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

  describe('by keyboard', () => {
    afterEach(() => localStorage.clear());
    const reasons = () => screen.getAllByRole('textbox', { name: /^Raison/ });
    const checked = () =>
      screen.getAllByRole('radio', { checked: true }).map((each) => each.closest('label')?.textContent);

    it('scores the criterion that has the focus with 1 to 4, and sends the review with Ctrl or ⌘ and Enter', async () => {
      const onSave = jest.fn(nothing);
      render(<NotReviewed onSave={onSave} />);
      screen.getAllByRole('radio')[0]?.focus();
      await userEvent.keyboard('2');
      expect(checked()[0]).toMatch(/^2/);
      await userEvent.keyboard('3');
      expect(checked()[0]).toMatch(/^3/);
      await userEvent.keyboard('5x0');
      expect(checked()[0]).toMatch(/^3/);
      await userEvent.tab();
      expect(reasons()[0]).toHaveFocus();
      await userEvent.keyboard('4 ans aux soins');
      await userEvent.tab();
      await userEvent.keyboard('1');
      await userEvent.tab();
      await userEvent.keyboard('Peu clair{Enter}du tout{Control>}{Enter}{/Control}');
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
      const scores = [
        { criterion_id: 'skills', score: 3, note: '4 ans aux soins' },
        { criterion_id: 'communication', score: 1, note: 'Peu clair\ndu tout' },
      ];
      expect(onSave.mock.calls).toEqual([[{ submit: true, scores }]]);
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    });

    it('leaves digits to people who turned single keys off, and sends nothing by Enter alone', async () => {
      localStorage.setItem('single-key-shortcuts', 'off');
      const onSave = jest.fn(nothing);
      render(<NotReviewed onSave={onSave} />);
      const before = checked();
      screen.getAllByRole('radio')[0]?.focus();
      await userEvent.keyboard('2');
      expect(checked()).toEqual(before);
      await userEvent.click(reasons()[0] as HTMLElement);
      await userEvent.keyboard('{Enter}');
      expect(onSave).not.toHaveBeenCalled();
    });
  });
});
