import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './SkillChip.stories';

const { Matched, Missing, Removable, Catalog } = composeStories(stories);

it('says in words whether the person has the skill', () => {
  const { rerender } = render(<Matched />);
  expect(screen.getByText(/Soins intensifs/)).toHaveTextContent('Soins intensifs (acquis)');
  rerender(<Missing />);
  expect(screen.getByText(/Certification ACLS/)).toHaveTextContent('Certification ACLS (manquant)');
});

it('is removed by a button that names it', async () => {
  const onRemove = jest.fn();
  render(<Removable onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer TypeScript' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('is counted as a list', () => {
  render(<Catalog />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
