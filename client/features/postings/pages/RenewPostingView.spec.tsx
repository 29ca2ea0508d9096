import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './RenewPostingView.stories';

const { Renewed, RenewedSignedOut, RenewedBefore, LinkTooOld, IncompleteLink } = storiesOf(stories);

describe('the link of a reminder', () => {
  it('shows the new end date, and links a recruiter to the posting', () => {
    render(<Renewed />);
    expect(screen.getByText(/est renouvelée.*9 janv/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir vos offres' })).toHaveAttribute('href', '/recruiter/jobs');
  });

  it('requires no sign-in, and returns after signing in', () => {
    render(<RenewedSignedOut />);
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Frecruiter%2Fjobs',
    );
  });

  it('says that it was used before', () => {
    render(<RenewedBefore />);
    expect(screen.getByText(/était déjà renouvelée/)).toBeVisible();
  });

  it('explains why a link renews nothing', () => {
    const { unmount } = render(<LinkTooOld />);
    expect(screen.getByText(/Ce lien n’est plus valide\./)).toBeVisible();
    unmount();
    render(<IncompleteLink />);
    expect(screen.getByText(/L’adresse est incomplète\./)).toBeVisible();
  });
});
