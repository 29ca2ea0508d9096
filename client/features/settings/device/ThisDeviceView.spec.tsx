import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ThisDeviceView.stories';

const { Off, On, Denied, Unsupported, NeedsInstall, Failed } = storiesOf(stories);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('notifications on this device', () => {
  it('are turned on by the person, and the browser may say no', async () => {
    const onTurnOn = jest.fn(() => Promise.resolve(false));
    render(<Off onTurnOn={onTurnOn} />);
    expect(screen.queryByRole('switch')).toBeNull();
    await press('Activer sur cet appareil');
    expect(onTurnOn).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/n’a pas donné la permission/)).toBeVisible();
  });

  it('say why they could not be turned on', async () => {
    render(<Off onTurnOn={() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', ''))} />);
    await press('Activer sur cet appareil');
    expect(await screen.findByText(/n’ont pas pu être activées/)).toBeVisible();
  });

  it('have subjects of their own', async () => {
    const onSubject = jest.fn(() => Promise.resolve());
    render(<On onSubject={onSubject} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Présentations' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Messages' }));
    expect(onSubject.mock.calls).toEqual([
      ['video', true],
      ['message', false],
    ]);
  });

  it('can be turned off', async () => {
    const onTurnOff = jest.fn(() => Promise.resolve());
    render(<On onTurnOff={onTurnOff} />);
    await press('Désactiver sur cet appareil');
    expect(onTurnOff).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['blocked', Denied, /Ce navigateur bloque/],
    ['not there', Unsupported, /ne peut pas afficher/],
    ['on an iPhone', NeedsInstall, /écran d’accueil/],
  ])('say what to do where they are %s, without a button that cannot work', (_, Story, sentence) => {
    render(<Story />);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked for again when their state did not load', () => {
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });
});
