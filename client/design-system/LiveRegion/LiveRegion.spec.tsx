import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { useAnnounce } from './live-region-context';
import * as stories from './LiveRegion.stories';

const { SaidToScreenReaders } = composeStories(stories);

function said(): string {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent ?? '')
    .join('');
}

it('announces changes, also the same text again', async () => {
  render(<SaidToScreenReaders />);
  const button = screen.getByRole('button', { name: 'Filtrer' });
  await userEvent.click(button);
  const first = said();
  expect(first.trim()).toBe('38 personnes');
  await userEvent.click(button);
  expect(said().trim()).toBe('38 personnes');
  expect(said()).not.toBe(first);
});

it('throws outside of the design system', () => {
  function Lost() {
    useAnnounce();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('DesignSystemProvider');
});
