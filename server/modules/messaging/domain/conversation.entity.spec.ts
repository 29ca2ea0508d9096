import { Conversation } from './conversation.entity.js';
import { conversationIdOf, otherOf } from './conversation-id.js';
import { Message } from './message.entity.js';

const [seekerId, recruiterId] = ['b0000000-0000-7000-8000-000000000002', 'a0000000-0000-7000-8000-000000000001'];
const now = new Date('2026-11-12T15:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const fresh = (): Conversation =>
  Conversation.between({ seekerId, recruiterId, companyId: seekerId, startedBy: 'RECRUITER' }, now);

describe('a conversation', () => {
  it('has one id, whoever starts it', () => {
    expect(fresh().id).toBe(`${recruiterId}_${seekerId}`);
    expect(conversationIdOf(seekerId, recruiterId)).toBe(conversationIdOf(recruiterId, seekerId));
    expect(otherOf(fresh().id, seekerId)).toBe(recruiterId);
    for (const [id, who] of [
      [fresh().id, 'somebody else'],
      [`${seekerId}_${seekerId}`, seekerId],
      [seekerId, seekerId],
    ] as const) {
      expect(otherOf(id, who)).toBeNull();
    }
  });

  it('counts its messages, and how far each side has come', () => {
    const conversation = fresh();
    expect([conversation.append('RECRUITER', now), conversation.append('RECRUITER', later(1))]).toEqual([1, 2]);
    expect(conversation).toMatchObject({ recruiterRead: 2, seekerRead: 0, lastMessageAt: later(1) });
    expect(conversation.see('SEEKER', 1)).toBe(true);
    expect(conversation.see('SEEKER', 1)).toBe(false);
    expect(conversation.see('SEEKER', 99)).toBe(true);
    expect(conversation).toMatchObject({ seekerRead: 2, seekerDelivered: 2 });
    conversation.append('SEEKER', later(-5));
    expect(conversation.lastMessageAt).toEqual(later(1));
  });
});

describe('a message that is removed', () => {
  const message = (): Message =>
    Message.written({ id: seekerId, conversationId: 'c', sequence: 1, senderId: recruiterId, content: 'x' }, now);
  it.each([
    [recruiterId, 'RECRUITER', 5, 'BOTH'],
    [recruiterId, 'RECRUITER', 5.01, 'ME'],
    [seekerId, 'SEEKER', 1, 'ME'],
  ] as const)('%#: by its sender within five minutes it goes for both', (id, side, minutes, expected) => {
    const one = message();
    expect(one.remove({ id, side }, later(minutes))).toBe(expected);
    const other = side === 'SEEKER' ? 'RECRUITER' : 'SEEKER';
    expect([one.isSeenBy(side), one.isSeenBy(other)]).toEqual([false, expected === 'ME']);
    expect(one.content).toBe(expected === 'BOTH' ? null : 'x');
  });
});
