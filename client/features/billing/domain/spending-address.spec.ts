import { spendingAddress } from './spending-address';

describe('the page of what a line paid for', () => {
  it('is the application on its board, the conversation, or the person', () => {
    expect(spendingAddress({ kind: 'APPLICATION', application_id: 'a', job_id: 'j' })).toBe(
      '/recruiter/jobs/j/applications?application=a',
    );
    expect(spendingAddress({ kind: 'CONVERSATION', conversation_id: 'x_y' })).toBe('/messages?conversation=x_y');
    expect(spendingAddress({ kind: 'CANDIDATE', candidate_id: 'p' })).toBe('/recruiter/candidates/p');
  });
});
