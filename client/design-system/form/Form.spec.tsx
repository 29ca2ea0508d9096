import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { ApiError } from '../../lib/api-error';
import * as stories from './Form.stories';

const { Empty } = composeStories(stories);

const email = () => screen.getByRole('textbox', { name: 'Courriel' });
const password = () => screen.getByLabelText('Mot de passe');
const submit = () => screen.getByRole('button', { name: /^Se connecter/ });

async function fill(): Promise<void> {
  await userEvent.type(email(), 'camille@exemple.ca');
  await userEvent.type(password(), 'une phrase assez longue');
}

function alertOf(text: RegExp): HTMLElement {
  return screen.getByText(text).closest('[role=alert]') as HTMLElement;
}

it('sends the typed values', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<Empty onSubmit={onSubmit} />);
  await fill();
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledWith({ email: 'camille@exemple.ca', password: 'une phrase assez longue' });
});

it('sends nothing incomplete, lists the fields and focuses the first', async () => {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(<Empty onSubmit={onSubmit} />);
  await userEvent.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Ce champ est obligatoire.');
  const list = within(alertOf(/2 champs sont à corriger/));
  await userEvent.click(list.getByRole('link', { name: 'Mot de passe' }));
  expect(password()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows no error of a field that was left by pressing a button until the press is over', async () => {
  render(<Empty />);
  act(() => email().focus());
  fireEvent.pointerDown(submit());
  act(() => email().blur());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // An error now would move the button while it is pressed.
  expect(email()).toBeValid();
  fireEvent.pointerUp(submit());
  await waitFor(() => expect(email()).toBeInvalid());
});

it('removes an error as soon as it is corrected', async () => {
  render(<Empty />);
  await userEvent.click(submit());
  await userEvent.type(email(), 'camille@exemple.ca');
  await waitFor(() => expect(email()).toBeValid());
  await userEvent.clear(password());
  await userEvent.type(password(), 'court');
  expect(password()).toHaveAccessibleDescription('Écrivez au moins 12 caractères.');
});

it('shows the server’s details at their fields and the rest above, and loses nothing', async () => {
  const refusal = new ApiError(
    400,
    'REQUEST.INVALID',
    'La demande ne convient pas.',
    [
      { path: 'password', code: 'IDENTITY.PASSWORD_KNOWN', message: 'Ce mot de passe circule déjà.' },
      { path: 'captcha', code: 'IDENTITY.ROBOT', message: 'Trop de tentatives.' },
    ],
    'req-7',
  );
  render(<Empty onSubmit={() => Promise.reject(refusal)} />);
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByText('Ce mot de passe circule déjà.')).toBeVisible();
  expect(password()).toHaveAccessibleDescription('Ce mot de passe circule déjà.');
  expect(password()).toHaveFocus();
  expect(alertOf(/La demande ne convient pas/)).toHaveTextContent(/Trop de tentatives\..*Référence.*req-7/);
  expect(email()).toHaveValue('camille@exemple.ca');
  expect(password()).toHaveValue('une phrase assez longue');
});

it('says what to do without a response', async () => {
  render(<Empty onSubmit={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
  await fill();
  await userEvent.click(submit());
  await screen.findByText(/Le serveur ne répond pas/);
  expect(alertOf(/Le serveur ne répond pas/)).toBeVisible();
});

it('reports bugs in our own code besides showing a sentence', async () => {
  const defect = new TypeError('x is not a function');
  const reported = jest.fn();
  globalThis.reportError = reported;
  render(<Empty onSubmit={() => Promise.reject(defect)} />);
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByText(/Erreur inconnue/)).toBeVisible();
  expect(reported).toHaveBeenCalledWith(defect);
});

it('is sent once, however often the button is pressed', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Empty onSubmit={onSubmit} />);
  await fill();
  await userEvent.click(submit());
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(submit());
  await userEvent.type(password(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(() => {
    finish();
    return Promise.resolve();
  });
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await userEvent.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('shows the password on request, and hides it again', async () => {
  render(<Empty />);
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
  expect(password()).toHaveAttribute('type', 'password');
});
