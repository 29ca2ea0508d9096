import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './CopyField.stories';

const { WithAButton } = composeStories(stories);
const client = join(import.meta.dirname, '../..');

describe('a field to copy', () => {
  it('copies its value and says so', async () => {
    const user = userEvent.setup();
    render(<WithAButton />);
    await user.click(screen.getByRole('button', { name: 'Copier la valeur' }));
    expect(await navigator.clipboard.readText()).toBe(WithAButton.args.value);
    expect(await screen.findByText('Valeur copiée')).toBeVisible();
  });

  it('says what to do if the clipboard is unavailable', async () => {
    const user = userEvent.setup();
    render(<WithAButton />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copier la valeur' }));
    expect(await screen.findByText(/copiez-la vous-même/)).toBeVisible();
  });

  it('shares one way to copy with every other button', () => {
    const writers = globSync('**/*.{ts,tsx}', { cwd: client })
      .filter((path) => !path.includes('.spec.'))
      .filter((path) => readFileSync(join(client, path), 'utf8').includes('clipboard.writeText'));
    expect(writers).toEqual(['design-system/Toasts/use-copy.ts']);
  });
});
