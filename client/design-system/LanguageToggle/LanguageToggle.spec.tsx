import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './LanguageToggle.stories';

it('is labelled in the other language, and switches everything at once', async () => {
  const { ToTheOtherLanguage } = composeStories(stories);
  const onChange = jest.fn();
  render(<ToTheOtherLanguage onChange={onChange} />);
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Français' })).toBeVisible();
  expect(onChange).toHaveBeenCalledWith('en');
});
