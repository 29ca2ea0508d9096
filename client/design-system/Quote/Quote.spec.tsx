import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Quote.stories';

it('writes a quote in the quotation marks of the reader’s language', () => {
  const { Message } = composeStories(stories);
  render(<Message />);
  expect(screen.getByText(/^«\sVotre projet React/)).toBeInTheDocument();
});

it('uses English marks in English', () => {
  const { Message } = composeStories(stories, 'en');
  render(<Message />);
  expect(screen.getByText(/^“Your React project.*office\.”$/s)).toBeInTheDocument();
});
