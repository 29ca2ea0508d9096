import type { VideoSaleMessages } from './messages';

export const en: VideoSaleMessages = {
  title: 'Your videos, one at a time',
  lead_one:
    'A company that does not know you could pay {count} credit to watch one of your videos without reserving your profile. It shows your face and your voice, and perhaps your name; the rest of the profile stays masked. You receive a notification at each purchase. You earn nothing and pay nothing.',
  lead_other:
    'A company that does not know you could pay {count} credits to watch one of your videos without reserving your profile. It shows your face and your voice, and perhaps your name; the rest of the profile stays masked. You receive a notification at each purchase. You earn nothing and pay nothing.',
  question: 'Do you allow this?',
  yes: 'Yes, I allow it',
  no: 'No',
  unanswered: 'Until you answer, the answer is no.',
  'hint.yes': 'If you say no later, videos already bought stop playing.',
  'hint.no': 'No video can be bought, and those that were bought stop playing.',
  savedYes: 'Saved: your videos can be bought one at a time.',
  savedNo: 'Saved: your videos cannot be bought.',
  failed: 'Your answer could not be saved.',
};
