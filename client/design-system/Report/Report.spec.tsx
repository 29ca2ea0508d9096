import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Report.stories';

const { OfAPosting, ReportedBefore } = composeStories(stories);

it('asks for a reason, sends the report, and closes', async () => {
  const onReport = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(<OfAPosting onReport={onReport} onClose={onClose} />);
  const send = screen.getByRole('button', { name: 'Envoyer le signalement' });
  await userEvent.click(send);
  expect(onReport).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ce qui ne va pas/ }), 'ASKS_FOR_MONEY');
  await userEvent.type(screen.getByRole('textbox', { name: /devons savoir/ }), '  200 $ pour un uniforme  ');
  await userEvent.click(send);
  expect(onReport).toHaveBeenCalledWith({
    target: 'JOB',
    targetId: '0199f0c2-0000-7000-8000-00000000d001',
    reason: 'ASKS_FOR_MONEY',
    details: '200 $ pour un uniforme',
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows the server’s error and keeps the typed text', async () => {
  const onClose = jest.fn();
  render(<ReportedBefore onClose={onClose} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ce qui ne va pas/ }), 'SPAM');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le signalement' }));
  expect(await screen.findByText(/déjà signalé/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Ce qui ne va pas/ })).toHaveValue('SPAM');
  expect(onClose).not.toHaveBeenCalled();
});
