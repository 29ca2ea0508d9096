import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './MatchesView.stories';

const { Ready, NothingToDecide } = storiesOf(stories);

describe('answering a proposal', () => {
  it('shows both sides with the shared words marked, and what is missing', () => {
    render(<Ready />);
    expect(screen.getByText('Huit ans aux soins intensifs').tagName).toBe('MARK');
    expect(screen.getByText('Certification ACLS')).toBeInTheDocument();
  });

  it('says yes at once and tells that it is noted', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(onAnswer).toHaveBeenCalledWith(expect.any(String), 'ACCEPTED');
    expect(await screen.findByText(/est noté/)).toBeInTheDocument();
  });

  it('asks before setting a job aside, which is final', async () => {
    const onAnswer = jest.fn(() => Promise.resolve());
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pas pour moi' }));
    expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Écarter' }));
    expect(onAnswer).toHaveBeenCalledWith(expect.any(String), 'REJECTED');
  });

  it('says when an answer was lost and lets one answer again', async () => {
    const onAnswer = jest.fn(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
    render(<Ready onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(await screen.findByText(/Votre réponse n’a pas été enregistrée/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ça m’intéresse' }));
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });

  it('offers no answer where the server allows none', () => {
    render(<Ready />);
    expect(screen.getAllByRole('button', { name: 'Ça m’intéresse' })).toHaveLength(1);
  });

  it('names the way out of an empty list', () => {
    render(<NothingToDecide />);
    expect(screen.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/profile');
  });
});
