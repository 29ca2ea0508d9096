import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './SkipLink.stories';

it('is the first tab stop and links to the content', async () => {
  const { OutOfSight } = composeStories(stories);
  render(<OutOfSight />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
