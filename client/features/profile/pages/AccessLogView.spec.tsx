import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './AccessLogView.stories';

const { Ready, MoreToCome, Empty, EmptyAndHidden } = storiesOf(stories);

describe('the access log', () => {
  it('shows who saw what, why and at what price, by day', () => {
    render(<Ready />);
    const today = within(screen.getByRole('region', { name: '12 novembre 2026' }));
    const [download, , , opening] = today.getAllByRole('listitem');
    expect(download).toHaveTextContent(/Hôpital Mont-Blanc.*A téléchargé votre CV.*Nadia Lefebvre/);
    expect(opening).toHaveTextContent(/Votre profil lui est ouvert.*Raison\s: réservation · 1 crédit/);
    expect(within(screen.getByRole('region', { name: '10 novembre 2026' })).getByText('Compte supprimé')).toBeVisible();
  });

  it('loads more on request', async () => {
    const onMore = jest.fn();
    render(<MoreToCome onMore={onMore} isLoadingMore={false} />);
    expect(screen.getByText('9 sur 46')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'En voir plus' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('explains an empty list', () => {
    const { unmount } = render(<Empty />);
    expect(screen.getByRole('link', { name: 'Compléter mon profil' })).toHaveAttribute('href', '/profile/edit');
    unmount();
    render(<EmptyAndHidden />);
    expect(screen.getByText(/Votre profil est caché/)).toBeVisible();
  });
});
