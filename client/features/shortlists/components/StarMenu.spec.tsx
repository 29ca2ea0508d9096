import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { StarMenuProps } from './StarMenu';
import * as stories from './StarMenu.stories';

const { Closed } = storiesOf(stories);

it('shows on which lists the person is, and changes that', async () => {
  const onToggle = jest.fn<StarMenuProps['onToggle']>();
  const onOpen = jest.fn();
  render(<Closed onToggle={onToggle} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter Camille à une liste' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  const items = await screen.findAllByRole('menuitemcheckbox');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Équipe de nuit', 'true'],
    ['Printemps', 'false'],
  ]);
  await userEvent.click(items[1] as HTMLElement);
  expect(onToggle.mock.calls.map(([list]) => list.name)).toEqual(['Printemps']);
});

it('creates a list with the person', async () => {
  const onNew = jest.fn<StarMenuProps['onNew']>(() => Promise.resolve());
  render(<Closed onNew={onNew} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter Camille à une liste' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nouvelle liste…' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Nom de la liste'), { target: { value: 'Été' } });
  await userEvent.click(form.getByRole('button', { name: 'Créer la liste' }));
  await waitFor(() => expect(onNew.mock.calls).toEqual([['Été']]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
