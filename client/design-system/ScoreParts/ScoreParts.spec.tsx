import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ScoreParts.stories';

it('shows every part as a figure', () => {
  const { WhyNinety } = composeStories(stories);
  render(<WhyNinety />);
  const parts = within(screen.getByRole('list', { name: 'Pourquoi 90' })).getAllByRole('listitem');
  expect(parts).toHaveLength(5);
  expect(parts[0]).toHaveTextContent('Compétences');
  expect(within(parts[0] as HTMLElement).getByText('38 sur 42')).toBeInTheDocument();
});
