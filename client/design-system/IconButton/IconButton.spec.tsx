import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './IconButton.stories';

const { Delete, ThreeUnread } = composeStories(stories);

it('has a name, and shows it to who points at it', async () => {
  render(<Delete />);
  await userEvent.hover(screen.getByRole('button', { name: 'Supprimer la vidéo' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Supprimer la vidéo');
});

it('shows a count beside its icon, and none where there is nothing to count', () => {
  const { rerender } = render(<ThreeUnread />);
  expect(screen.getByText('3')).toBeVisible();
  rerender(<ThreeUnread count={240} />);
  expect(screen.getByText('99+')).toBeVisible();
  rerender(<ThreeUnread count={0} />);
  expect(screen.queryByText('0')).toBeNull();
});
