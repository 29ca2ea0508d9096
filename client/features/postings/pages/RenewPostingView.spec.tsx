import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './RenewPostingView.stories';

const { Renewed, RenewedSignedOut, RenewedBefore, LinkTooOld, IncompleteLink } = storiesOf(stories);

describe('the link of a reminder', () => {
  it('says until when the job stands, and leads a recruiter on', () => {
    render(<Renewed />);
    expect(screen.getByText(/est renouvelée.*9 janv/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir vos offres' })).toHaveAttribute('href', '/recruiter/jobs');
  });

  it('needs nobody to be signed in, and brings back who signs in', () => {
    render(<RenewedSignedOut />);
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Frecruiter%2Fjobs',
    );
  });

  it('says so when it was opened before', () => {
    render(<RenewedBefore />);
    expect(screen.getByText(/était déjà renouvelée/)).toBeVisible();
  });

  it('says what is wrong with a link that renews nothing', () => {
    const { unmount } = render(<LinkTooOld />);
    expect(screen.getByText(/Ce lien n’est plus valide\./)).toBeVisible();
    unmount();
    render(<IncompleteLink />);
    expect(screen.getByText(/L’adresse est incomplète\./)).toBeVisible();
  });
});
