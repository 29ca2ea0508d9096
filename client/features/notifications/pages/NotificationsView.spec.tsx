import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as bellStories from '../components/NotificationBell.stories';
import * as stories from './NotificationsView.stories';
import * as unsubscribeStories from './UnsubscribeView.stories';

const { Ready, Empty, AllRead, Failed, ConnectionAway } = storiesOf(stories);
const { Unread, NotKnownYet } = storiesOf(bellStories);
const { Done, IncompleteLink } = storiesOf(unsubscribeStories);

describe('the notifications', () => {
  it('link to their subject, and are read when they are opened or ticked off', async () => {
    const onRead = jest.fn<(id: string) => void>();
    render(<Ready onRead={onRead} />);
    const [first, , last] = within(screen.getByRole('list', { name: 'Vos notifications' })).getAllByRole('listitem');
    if (!first || !last) throw new Error('a row is missing');
    const link = within(first).getByRole('link', { name: /^Non lue .*a réservé votre profil/ });
    expect(link).toHaveAttribute('href', '/reservations');
    await userEvent.click(within(first).getByRole('button', { name: /^Marquer comme lue/ }));
    expect(onRead.mock.calls).toEqual([['0190a000-0000-7000-8000-000000000001']]);
    expect(within(last).queryByRole('button')).toBeNull();
  });

  it('can all be marked as read at once, if there are any', async () => {
    const onReadAll = jest.fn();
    const { unmount } = render(<Ready onReadAll={onReadAll} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
    expect(onReadAll).toHaveBeenCalledTimes(1);
    unmount();
    render(<Empty />);
    expect(screen.queryByRole('button', { name: 'Tout marquer comme lu' })).toBeNull();
  });

  it('explain an empty list, which is not an error', () => {
    const { unmount } = render(<Empty />);
    expect(screen.getByText('Rien de nouveau pour l’instant')).toBeVisible();
    unmount();
    const read = render(<AllRead />);
    expect(screen.getByText('Vous avez tout lu')).toBeVisible();
    read.unmount();
    render(<Failed />);
    expect(screen.getByText(/n’ont pas pu être chargées/, { selector: '[role=alert] *' })).toBeVisible();
  });

  it('say when they do not arrive live', () => {
    render(<ConnectionAway />);
    expect(screen.getByText(/connexion en direct est interrompue/)).toBeVisible();
  });
});

describe('the bell', () => {
  it('shows the number of unread ones, and nothing while it is unknown', () => {
    const { unmount } = render(<Unread />);
    expect(screen.getByRole('link', { name: /Notifications.*3 non lues/ })).toHaveAttribute('href', '/notifications');
    unmount();
    render(<NotKnownYet />);
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
  });
});

describe('the page behind the link of an email', () => {
  it('says what was switched off, or that the link is incomplete', () => {
    const { unmount } = render(<Done />);
    expect(screen.getByText(/nouvelles offres pour vos recherches/)).toBeVisible();
    unmount();
    render(<IncompleteLink />);
    expect(screen.getByText(/Ce lien est incomplet/)).toBeVisible();
  });
});
