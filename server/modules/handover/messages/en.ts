import type { HandoverMessages } from './messages.js';

export const en: HandoverMessages = {
  'HANDOVER.LINK_ENDED':
    'This code is no longer valid: it works for five minutes, and a new code replaces it. Show a new code on your computer.',
  'HANDOVER.LINK_USED':
    'This code was already used once. If that was not you, show a new code on your computer: the other device will be signed out.',
  'HANDOVER.OVER': 'The session on this phone has ended. Show a new code on your computer to start again.',
  'HANDOVER.NOTHING_ARRIVED': 'The file has not arrived yet. Keep this page open and try again.',
};
