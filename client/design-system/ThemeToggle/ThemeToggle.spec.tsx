import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './ThemeToggle.stories';

it('also changes the colour of the browser bar', async () => {
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  document.head.append(bar);
  localStorage.clear();
  const { ToTheOtherTheme } = composeStories(stories);
  render(<ToTheOtherTheme />);
  expect(bar.content).toBe('#0F1218');
  await userEvent.click(screen.getByRole('button', { name: 'Passer au thème clair' }));
  expect(bar.content).toBe('#FAF7F2');
  bar.remove();
  localStorage.clear();
});

it('switches the scheme of the page and stores it', async () => {
  const { ToTheOtherTheme } = composeStories(stories);
  render(<ToTheOtherTheme />);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Passer au thème clair' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(screen.getByRole('button', { name: 'Passer au thème sombre' })).toHaveFocus();
});
