import type { Language } from '../../../lib/i18n';

export const rejectionReasons = [
  'EXPERIENCE',
  'SKILLS',
  'OTHER_CHOSEN',
  'FILLED',
  'AVAILABILITY',
  'PLACE',
  'PAY',
  'LANGUAGE',
  'OWN_WORDS',
  'NONE',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];
type WrittenReason = Exclude<RejectionReason, 'OWN_WORDS' | 'NONE'>;

/**
 * Suggested note per reason, sent as is or edited. It is in the candidate's language, not that of the interface, so it is in no
 * catalogue.
 */
const notes: Readonly<Record<Language, Readonly<Record<WrittenReason, string>>>> = {
  fr: {
    EXPERIENCE:
      'Nous cherchions cette fois une expérience plus proche de ce poste. Ce que vous avez fait nous a intéressés, et nous vous encourageons à nous écrire de nouveau.',
    SKILLS:
      'D’autres compétences étaient au cœur de ce poste. Les vôtres sont réelles, et nous vous souhaitons une équipe qui en fera bon usage.',
    OTHER_CHOSEN:
      'Le choix a été difficile, et nous avons retenu une autre personne. Merci pour le soin que vous avez mis dans votre candidature.',
    FILLED:
      'Le poste vient d’être pourvu. Votre candidature était la bienvenue, et une prochaine offre pourrait vous convenir.',
    AVAILABILITY:
      'Nos dates et vos disponibilités ne concordent pas cette fois. Si elles changent, ce sera un plaisir de vous relire.',
    PLACE: 'Ce poste demande une présence sur place que la distance rendrait difficile. Merci d’avoir pensé à nous.',
    PAY: 'Nous ne pouvons pas offrir le salaire que vous méritez pour ce poste. Merci de votre franchise.',
    LANGUAGE:
      'Ce poste demande d’autres compétences en langues. Le reste de votre parcours nous a plu, et nous vous souhaitons une belle suite.',
  },
  en: {
    EXPERIENCE:
      'This time we were looking for experience closer to this role. What you have done interested us, and we encourage you to write to us again.',
    SKILLS:
      'Other skills were at the heart of this role. Yours are real, and we wish you a team that will make good use of them.',
    OTHER_CHOSEN:
      'It was a hard choice, and we chose someone else. Thank you for the care you put into your application.',
    FILLED: 'The position has just been filled. Your application was welcome, and a future posting may suit you.',
    AVAILABILITY:
      'Our dates and your availability do not match this time. If they change, we will be glad to hear from you.',
    PLACE: 'This role has to be done on site, which the distance would make difficult. Thank you for thinking of us.',
    PAY: 'We cannot offer the pay that you deserve for this role. Thank you for being frank.',
    LANGUAGE: 'This role needs other language skills. We liked the rest of your background, and wish you all the best.',
  },
};

/** Suggested note for a reason; empty if the recruiter writes their own or gives none. */
export function noteFor(reason: RejectionReason | '', language: Language): string {
  return reason === '' || reason === 'OWN_WORDS' || reason === 'NONE' ? '' : notes[language][reason];
}

/** Whether the text is an unedited suggestion, so that another one may replace it. */
export function isProposal(note: string): boolean {
  return note.trim() === '' || Object.values(notes).some((of) => Object.values(of).includes(note));
}
