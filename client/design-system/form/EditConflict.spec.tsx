import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './EditConflict.stories';

const { OneField, NothingToChoose, BaseUnknown } = composeStories(stories);
const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

it('asks only about fields that both changed, and takes the colleague’s values for the others', async () => {
  render(<OneField />);
  expect(screen.getAllByRole('group', { name: /^Version à garder/ })).toHaveLength(1);
  expect(value('Lieu')).toBe('Shawinigan');
  expect(value('Titre')).toBe('Soudeuse-monteuse ou soudeur-monteur');
  const choice = within(screen.getByRole('group', { name: /^Version à garder/ }));
  await userEvent.click(choice.getByRole('button', { name: 'L’autre version' }));
  expect(value('Titre')).toBe('Soudeuse ou soudeur, soir');
  await userEvent.click(choice.getByRole('button', { name: 'Votre version' }));
  expect(value('Titre')).toBe('Soudeuse-monteuse ou soudeur-monteur');
});

it('says when there is nothing to choose, and asks about every difference if the base is unknown', () => {
  const { unmount } = render(<NothingToChoose />);
  expect(screen.queryByRole('group', { name: /^Version à garder/ })).toBeNull();
  unmount();
  render(<BaseUnknown />);
  expect(screen.getAllByRole('group', { name: /^Version à garder/ })).toHaveLength(2);
  expect(value('Lieu')).toBe('Trois-Rivières');
});
