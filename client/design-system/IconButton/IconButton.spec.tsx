import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './IconButton.stories';

const { Delete, ThreeUnread } = composeStories(stories);

it('has a name, and shows it on hover', async () => {
  render(<Delete />);
  await userEvent.hover(screen.getByRole('button', { name: 'Supprimer la vidéo' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Supprimer la vidéo');
});

it('shows a count beside its icon, and none for zero', () => {
  const { container, rerender } = render(<ThreeUnread />);
  const figure = () => container.querySelector('[data-count]');
  expect(figure()).toHaveAttribute('data-count', '3');
  rerender(<ThreeUnread count={240} />);
  expect(figure()).toHaveAttribute('data-count', '99+');
  rerender(<ThreeUnread count={0} />);
  expect(figure()).toBeNull();
});
