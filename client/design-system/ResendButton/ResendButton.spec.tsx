import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './ResendButton.stories';

const { Ready, AskedTooOften } = storiesOf(stories);

describe('the button to send the email again', () => {
  it('confirms that the email was sent', async () => {
    const onResend = jest.fn(() => Promise.resolve());
    render(<Ready onResend={onResend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel' }));
    expect(onResend).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/Le courriel est reparti/)).toBeInTheDocument();
  });

  it('shows the error, and can be pressed again', async () => {
    render(<AskedTooOften />);
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le courriel' }));
    expect(await screen.findByText(/Le courriel n’est pas parti\. .*12 min/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Renvoyer le courriel' })).toBeEnabled();
  });
});
