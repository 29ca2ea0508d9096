import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './EmailLinkView.stories';

const { Ask, SignIn, OpenAccount, ConsentsMissing } = storiesOf(stories);

it('says the same for every address once the link was asked for', async () => {
  const onAsk = jest.fn<(email: string) => Promise<void>>(() => Promise.resolve());
  render(<Ask onAsk={onAsk} />);
  await userEvent.type(screen.getByLabelText(/Courriel/), 'Camille@Exemple.CA');
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByText(/camille@exemple\.ca/)).toBeInTheDocument();
  expect(onAsk).toHaveBeenCalledWith('camille@exemple.ca');
});

it.each([
  ['signs in', SignIn, 'Se connecter'],
  ['opens the account', OpenAccount, 'Créer mon compte'],
])('%s only when the person confirms', async (_, Story, name) => {
  const onOpen = jest.fn<() => undefined>();
  render(<Story onOpen={onOpen} />);
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('asks for the consents that are missing before it opens an account', async () => {
  const onAgree = jest.fn<() => Promise<void>>(() => Promise.resolve());
  render(<ConsentsMissing onAgree={onAgree} />);
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  expect(await screen.findByText(/réservés aux personnes de 18 ans/)).toBeInTheDocument();
  expect(onAgree).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(/18 ans/));
  await userEvent.click(screen.getByLabelText(/J’accepte/));
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  expect(onAgree).toHaveBeenCalledTimes(1);
});
