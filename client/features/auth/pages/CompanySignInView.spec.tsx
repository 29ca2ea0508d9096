import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './CompanySignInView.stories';

const { Asking, Refused, Tested } = storiesOf(stories);

describe('signing in with a company', () => {
  it('asks for the address, and says if no company is known for its domain', async () => {
    const onAsk = jest.fn(() => Promise.resolve(false));
    render(<Asking onAsk={onAsk} />);
    await userEvent.type(screen.getByLabelText(/Adresse courriel/), 'Camille@Exemple.CA');
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(onAsk.mock.calls).toEqual([['camille@exemple.ca']]);
    expect(await screen.findByText(/pour exemple\.ca/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute('href', '/login');
  });

  it('explains a refusal and starts again', async () => {
    const onAgain = jest.fn();
    render(<Refused onAgain={onAgain} />);
    expect(screen.getByText(/Demandez une invitation/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
    expect(onAgain).toHaveBeenCalledTimes(1);
  });

  it('leads the owner back to the settings after a test', () => {
    render(<Tested />);
    expect(screen.getByRole('link', { name: 'Revenir aux paramètres' })).toHaveAttribute(
      'href',
      '/recruiter/team/sign-in',
    );
  });
});
