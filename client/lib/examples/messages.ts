import type { ConversationAnswer, PartyAnswer, WritingAnswer } from '@modules/messaging/http/conversations.contract';
import type { MessageAnswer } from '@modules/messaging/http/messages.contract';
import type { Language } from '../i18n';

/** Conversations of Camille, a nurse, with people of companies; for stories and specs. */
export const seekerId = '0199f0c2-0000-7000-8000-00000000b001';
const recruiterIds = [
  '0199f0c2-0000-7000-8000-00000000c001',
  '0199f0c2-0000-7000-8000-00000000c002',
  '0199f0c2-0000-7000-8000-00000000c003',
] as const;
const [louise, marc, longName] = recruiterIds;

const idOf = (recruiterId: string): string => `${seekerId}_${recruiterId}`;

const recruiter = (id: string, full_name: string, company: string): PartyAnswer => ({
  id,
  is_masked: false,
  user_type: 'RECRUITER',
  full_name,
  avatar_url: null,
  company: { id: '0199f0c2-0000-7000-8000-00000000e001', name: company, logo_url: null },
});

const camille: PartyAnswer = {
  id: seekerId,
  is_masked: false,
  user_type: 'JOB_SEEKER',
  full_name: 'Camille Tremblay',
  avatar_url: null,
};

const maskedCamille = (language: Language): PartyAnswer => ({
  ...camille,
  is_masked: true,
  full_name: language === 'fr' ? 'Candidat·e' : 'Candidate',
});

export const mayWrite: WritingAnswer = {
  allowed: true,
  reason: null,
  price: 0,
  attachments: true,
  you_are_masked: false,
};

/** As Camille sees it. */
const asSeeker = (party: PartyAnswer, changes: Partial<ConversationAnswer>): ConversationAnswer => ({
  id: idOf(party.id),
  user1_id: seekerId,
  user2_id: party.id,
  user1: camille,
  user2: party,
  recipient: party,
  last_message: null,
  last_message_at: null,
  last_message_sender_id: null,
  unread_count: 0,
  is_new: false,
  writing: mayWrite,
  blocked_by_me: false,
  ...changes,
});

const say = (language: Language, fr: string, en: string): string => (language === 'fr' ? fr : en);

export const exampleConversations = (language: Language): readonly ConversationAnswer[] => [
  asSeeker(recruiter(louise, 'Louise Gagnon', 'Hôpital Mont-Blanc'), {
    last_message: say(language, 'Jeudi à 14 h 30, alors.', 'Thursday at 2:30, then.'),
    last_message_at: '2026-11-12T14:05:00.000Z',
    last_message_sender_id: louise,
    unread_count: 2,
  }),
  asSeeker(recruiter(marc, 'Marc Ouellet', 'Clinique du Parc'), {
    last_message: say(language, 'Merci, je vous réponds demain.', 'Thank you, I will answer tomorrow.'),
    last_message_at: '2026-11-10T20:12:00.000Z',
    last_message_sender_id: seekerId,
  }),
  asSeeker(
    recruiter(
      longName,
      'Marie-Antoinette de Beauharnais-Saint-Exupéry',
      'Centre hospitalier universitaire de la Haute-Côte-Nord',
    ),
    {
      last_message: '',
      last_message_at: '2026-10-02T12:00:00.000Z',
      last_message_sender_id: longName,
    },
  ),
];

/** A conversation as the recruiter sees it before its first message, with nothing that connects the two people. */
export const unsolicitedConversation = (language: Language): ConversationAnswer => {
  const me = recruiter(louise, 'Louise Gagnon', 'Hôpital Mont-Blanc');
  return {
    ...asSeeker(me, { is_new: true }),
    user1: maskedCamille(language),
    user2: me,
    recipient: maskedCamille(language),
    writing: { ...mayWrite, price: 2 },
  };
};

const message = (
  index: number,
  sender_id: string,
  created_at: string,
  content: string,
  changes: Partial<MessageAnswer> = {},
): MessageAnswer => ({
  id: `0199f0c2-0000-7000-8000-0000000a${String(index).padStart(4, '0')}`,
  conversation_id: idOf(louise),
  sender_id,
  content,
  message_type: 'TEXT',
  status: 'READ',
  attachments: [],
  created_at,
  updated_at: created_at,
  ...changes,
});

export const exampleMessages = (language: Language): readonly MessageAnswer[] => [
  message(
    1,
    louise,
    '2026-11-11T19:30:00.000Z',
    say(
      language,
      'Bonjour Camille, merci d’avoir accepté !\nVoici l’unité : https://www.hopital.example/soins-intensifs.',
      'Hello Camille, thank you for accepting!\nHere is the unit: https://www.hopital.example/intensive-care.',
    ),
    {
      attachments: [
        {
          id: '0199f0c2-0000-7000-8000-0000000f0001',
          name: 'horaires.pdf',
          content_type: 'application/pdf',
          size: 84_000,
          url: '/api/upload/attachments/0199f0c2-0000-7000-8000-0000000f0001',
        },
      ],
    },
  ),
  message(
    2,
    seekerId,
    '2026-11-12T13:58:00.000Z',
    say(language, 'Bonjour ! Jeudi me conviendrait.', 'Hello! Thursday would suit me.'),
  ),
  message(3, seekerId, '2026-11-12T13:59:00.000Z', say(language, 'Plutôt l’après-midi.', 'Rather in the afternoon.'), {
    status: 'DELIVERED',
  }),
  message(4, louise, '2026-11-12T14:05:00.000Z', say(language, 'Jeudi à 14 h 30, alors.', 'Thursday at 2:30, then.')),
];
