import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './EditorFields.stories';

const { Filled, SalaryInWords, ListIsFull } = composeStories(stories);
const onSubmit = jest.fn((values: object) => Promise.resolve(values));
beforeEach(() => onSubmit.mockClear());

async function sent(): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  return onSubmit.mock.calls[0]?.[0];
}

it('sends unchanged pay as it was written', async () => {
  render(<Filled onSubmit={onSubmit} />);
  expect(screen.getByRole('textbox', { name: 'Salaire souhaité, De' })).toHaveValue('38');
  expect(await sent()).toMatchObject({ salary: '38 $ à 48 $ de l’heure' });
});

it('writes pay from its figures', async () => {
  render(<Filled onSubmit={onSubmit} />);
  const from = screen.getByRole('textbox', { name: 'Salaire souhaité, De' });
  await userEvent.clear(from);
  await userEvent.type(from, '41,50');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Salaire souhaité, À' }));
  expect(await sent()).toMatchObject({ salary: expect.stringMatching(/^à partir de 41,50\s\$ de l’heure$/) });
});

it('keeps pay in words as text', async () => {
  render(<SalaryInWords onSubmit={onSubmit} />);
  const words = screen.getByRole('textbox', { name: /^Salaire souhaité/ });
  expect(words).toHaveValue('Selon l’échelle de la convention');
  expect(screen.queryByRole('button', { name: 'L’écrire en chiffres' })).not.toBeInTheDocument();
  await userEvent.clear(words);
  await userEvent.click(screen.getByRole('button', { name: 'L’écrire en chiffres' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Salaire souhaité, De' }), '60000');
  expect(await sent()).toMatchObject({ salary: expect.stringMatching(/60\s000\s\$ par an$/) });
});

it('can be answered and cleared by keyboard', async () => {
  render(<Filled onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Sans préférence' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Temps plein' }));
  screen.getByRole('checkbox', { name: 'Stage' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Des changements ne sont pas enregistrés.')).toBeVisible();
  expect(await sent()).toMatchObject({ nights: '', contract: ['INTERNSHIP'] });
});

it('says that a list is full and accepts no more', async () => {
  render(<ListIsFull onSubmit={onSubmit} />);
  expect(screen.getByText('5 sur 5')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: /Compétences/ }), 'Oncologie{Enter}');
  expect(screen.queryByText('Oncologie')).not.toBeInTheDocument();
});
