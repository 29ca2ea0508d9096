import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PhoneView.stories';

const { Start, CodeUsed, OnThePage, NotReported, Done, Ended } = storiesOf(stories);

describe('the phone’s page', () => {
  it('uses the code only when the person presses the button', async () => {
    const onStart = jest.fn<() => undefined>();
    render(<Start onStart={onStart} />);
    expect(onStart).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continuer ici' }));
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a used code', CodeUsed, /Affichez un nouveau code sur votre ordinateur/],
    ['a phone that was disconnected', Ended, /Ce que vous avez enregistré reste sur ce téléphone/],
    ['a finished phone', Done, /Vous pouvez retourner à votre ordinateur/],
  ])('says what to do about %s', (_, Story, sentence) => {
    render(<Story />);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('links to no other page', () => {
    render(<OnThePage />);
    expect(screen.getByText(/ne peut ouvrir que cette page/)).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Aller au contenu']);
  });

  it('tells the computer again if it could not be told', async () => {
    const onReport = jest.fn<() => undefined>();
    render(<NotReported onReport={onReport} />);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onReport).toHaveBeenCalledTimes(1);
  });
});
