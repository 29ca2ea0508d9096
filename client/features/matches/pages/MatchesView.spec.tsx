import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { introducedMatch, mutualMatch, nurseMatch } from '../../../lib/examples/matches';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './MatchesView.stories';

const { Ready, MoreFailed, NothingToDecide } = storiesOf(stories);

describe('answering a match', () => {
  it('shows both quotes with the common words marked, and missing requirements', () => {
    render(<Ready />);
    expect(screen.getByText('Huit ans aux soins intensifs').tagName).toBe('MARK');
    expect(screen.getByText('Certification ACLS')).toBeInTheDocument();
  });

  it('links to the job, the company and its other jobs, and to messages once both agreed', () => {
    const { unmount } = render(<Ready matches={{ status: 'ready', data: { items: [nurseMatch('fr')], total: 1 } }} />);
    const hrefs = (): string[] => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const place of [/^\/jobs\/[\w-]+$/, /^\/company\/[\w-]+$/, /^\/jobs\?company_id=[\w-]+$/]) {
      expect(hrefs()).toContainEqual(expect.stringMatching(place));
    }
    expect(hrefs()).not.toContainEqual(expect.stringContaining('/messages'));
    unmount();
    render(<Ready matches={{ status: 'ready', data: { items: [mutualMatch('fr')], total: 1 } }} />);
    expect(hrefs()).toContainEqual(expect.stringMatching(/^\/messages\?userId=/));
  });

  it('accepts at once and confirms it', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(onAnswer).toHaveBeenCalledWith(expect.any(String), 'ACCEPTED');
    expect(await screen.findByText(/est noté/)).toBeInTheDocument();
  });

  it('asks before declining a job, which is final', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pas pour moi' }));
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Écarter' }));
    expect(onAnswer).toHaveBeenCalledWith(expect.any(String), 'REJECTED');
  });

  it('reports a lost answer and allows another try', async () => {
    const onAnswer = jest.fn(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(await screen.findByText(/Votre réponse n’a pas été enregistrée/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });

  it('offers no answer if the server allows none', () => {
    render(<Ready />);
    expect(screen.getAllByRole('button', { name: 'Ça m’intéresse' })).toHaveLength(1);
  });

  it('explains the effect of a yes if the company paid to be first', async () => {
    render(<Ready matches={{ status: 'ready', data: { items: [introducedMatch('fr')], total: 1 } }} />);
    expect(screen.getByText(/Nos nuits manquent/)).toBeInTheDocument();
    expect(screen.getByText(/votre profil s’ouvre tout de suite/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(await screen.findByText(/votre profil est ouvert à Hôpital Mont-Blanc/)).toBeInTheDocument();
  });

  it('records a hire after a confirmation', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    const matches = { status: 'ready', data: { items: [mutualMatch('fr')], total: 1 } } as const;
    render(<Ready matches={matches} onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'J’ai été embauché·e' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/C’est définitif/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'J’ai été embauché·e' }));
    expect(onAnswer.mock.calls).toEqual([[expect.any(String), 'HIRED']]);
  });

  it('shows the error of the next page', () => {
    render(<MoreFailed />);
    expect(screen.getByText('La suite n’a pas pu être chargée.')).toBeInTheDocument();
    expect(screen.getByText('Huit ans aux soins intensifs')).toBeInTheDocument();
  });

  it('links from an empty list to the next action', () => {
    render(<NothingToDecide />);
    expect(screen.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/profile');
  });
});
