import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { ProfileForm } from './Form.examples';
import * as stories from './Form.stories';
import { readNumber } from './NumberField';

const { Empty } = composeStories({ default: stories.default, Empty: { ...stories.Empty, render: () => <Profile /> } });

const onSubmit = jest.fn((values: object) => Promise.resolve(values));
function Profile() {
  return <ProfileForm onSubmit={onSubmit} />;
}

beforeEach(() => {
  onSubmit.mockClear();
  render(<Empty />);
});

async function send(): Promise<Record<string, unknown>> {
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Type d’emploi/ }), 'PART_TIME');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/ }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  return onSubmit.mock.calls[0]?.[0] as Record<string, unknown>;
}

it('gives every type of value to the schema', async () => {
  expect(await send()).toEqual({
    full_name: 'Camille Tremblay-Roy',
    email: 'camille@exemple.ca',
    location: 'montreal',
    job_type: 'PART_TIME',
    salary_min: 78_000,
    skills: ['Soins intensifs', 'Triage'],
    bio: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
    profile_visible: true,
    terms: true,
  });
});

it('adds chips on Enter and comma, and drops duplicates', async () => {
  const skills = screen.getByRole('combobox', { name: /Compétences/ });
  await userEvent.type(skills, 'Pédiatrie{Enter}triage, Dialyse,');
  const list = within(screen.getByRole('list', { name: 'Compétences' }));
  expect(list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Retirer Soins intensifs',
    'Retirer Triage',
    'Retirer Pédiatrie',
    'Retirer Dialyse',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Retirer Triage' }));
  expect((await send()).skills).toEqual(['Soins intensifs', 'Pédiatrie', 'Dialyse']);
});

it('adds typed text to the chips when the field loses the focus', async () => {
  await userEvent.type(screen.getByRole('combobox', { name: /Compétences/ }), 'Pédiatrie');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Retirer Pédiatrie' })).toBeVisible();
});

it('parses a number in the reader’s format, and an empty field as null', async () => {
  const salary = screen.getByRole('textbox', { name: /Salaire souhaité/ });
  expect(salary).toHaveValue('78\u00A0000');
  await userEvent.clear(salary);
  await userEvent.type(salary, 'beaucoup');
  await userEvent.tab();
  expect(salary).toHaveAccessibleDescription('Entrez un nombre.');
  await userEvent.clear(salary);
  expect((await send()).salary_min).toBeNull();
});

it('accepts a place from the list, or another one', async () => {
  const place = screen.getByRole('combobox', { name: /Lieu/ });
  await userEvent.clear(place);
  await userEvent.type(place, 'Lav{ArrowDown}{Enter}');
  expect(place).toHaveValue('Laval');
  await userEvent.clear(place);
  await userEvent.type(place, 'Rimouski');
  expect((await send()).location).toBe('Rimouski');
});

it('counts the remaining characters', async () => {
  expect(screen.getByText('337 caractères restants')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Présentation/ }), 'é');
  expect(screen.getByText('336 caractères restants')).toBeVisible();
});

it('requires a checkbox, with the error beside it', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/ }));
  const box = screen.getByRole('checkbox', { name: /J’accepte/ });
  await waitFor(() => expect(box).toHaveAccessibleDescription('Ce champ est obligatoire.'));
  expect(screen.getByRole('link', { name: 'Conditions' })).toBeVisible();
});

it('can be switched by keyboard', async () => {
  const visible = screen.getByRole('switch', { name: 'Visible des recruteurs' });
  expect(visible).toBeChecked();
  act(() => visible.focus());
  await userEvent.keyboard(' ');
  expect((await send()).profile_visible).toBe(false);
});

it.each([
  ['65 000,5', 'fr', 65_000.5],
  ['65\u202F000', 'fr', 65_000],
  ['65,000.5', 'en', 65_000.5],
  ['', 'fr', null],
  ['-3', 'en', -3],
  ['12 ans', 'fr', '12 ans'],
] as const)('reads %p in %p', (typed, language, value) => {
  expect(readNumber(typed, language)).toBe(value);
});

it('splits a pasted column', async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /Compétences/ }));
  await userEvent.paste('Dialyse\nPédiatrie\ntriage');
  expect((await send()).skills).toEqual(['Soins intensifs', 'Triage', 'Dialyse', 'Pédiatrie']);
});
