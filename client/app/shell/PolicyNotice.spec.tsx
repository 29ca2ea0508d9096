import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './PolicyNotice.stories';

const { OlderAccount } = storiesOf(stories);

describe('the notice about a new privacy policy', () => {
  beforeEach(() => localStorage.clear());

  it('says what has changed, links to the policy, and stays away once it is closed', async () => {
    const { unmount } = render(<OlderAccount />);
    expect(screen.getByText(/enregistrements d’entrevues/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lire la politique' })).toHaveAttribute('href', '/legal/privacy-policy');
    await userEvent.click(screen.getByRole('button', { name: /^Fermer/ }));
    expect(screen.queryByText(/enregistrements d’entrevues/)).toBeNull();
    unmount();
    render(<OlderAccount />);
    expect(screen.queryByText(/enregistrements d’entrevues/)).toBeNull();
  });

  it('is not for an account that was made with this policy', () => {
    render(<OlderAccount accountCreatedAt="2026-11-26T00:00:00.000Z" />);
    expect(screen.queryByText(/enregistrements d’entrevues/)).toBeNull();
  });
});
