import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './JoinTeamView.stories';

const { SignedIn, Visitor, AnotherAccount, JobSeeker, Failed, Refused } = storiesOf(stories);
const join = () => userEvent.click(screen.getByRole('button', { name: 'Rejoindre l’équipe' }));

describe('the page of an invitation', () => {
  it('shows who invites, and joins with one click', async () => {
    const onAccept = jest.fn(() => Promise.resolve());
    render(<SignedIn onAccept={onAccept} />);
    expect(screen.getByText(/Hôpital Mont-Blanc vous invite/)).toBeVisible();
    await join();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  });

  it('sends a visitor to registration or sign-in, and back', () => {
    render(<Visitor />);
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/register?type=recruiter&next=%2Fjoin-team',
      '/login?next=%2Fjoin-team',
    ]);
  });

  it.each([
    ['another account', AnotherAccount, /autre@mail.example/],
    ['a job seeker', JobSeeker, /celui d’une personne candidate/],
    ['a code that no longer works', Failed, /ne fonctionne plus/],
  ] as const)('says why %s cannot join', (_name, Story, sentence) => {
    render(<Story />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the button if joining is refused', async () => {
    render(<Refused />);
    await join();
    expect(await screen.findByText('Vous faites déjà partie d’une équipe.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rejoindre l’équipe' })).toBeEnabled();
  });
});
