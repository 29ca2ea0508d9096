import type { Chapter, Cue } from '../../../design-system/VideoPlayer/cues';
import type { Language } from '../../../lib/i18n';

type Words = Readonly<Record<Language, string>>;
type List = Readonly<Record<Language, readonly string[]>>;

/** A spoken sentence and its start, in seconds of the full video. */
export interface Line {
  readonly at: number;
  readonly text: Words;
}

export interface Question {
  readonly at: number;
  readonly text: Words;
}

/** An invented person; the page says so. There are no contact details, because the profile was never unlocked. */
export const sample = {
  matched: false,
  skills: {
    fr: ['Soins intensifs', 'Triage', 'Formation de la relève', 'Travail de nuit', 'Français', 'Anglais'],
    en: ['Intensive care', 'Triage', 'Training newcomers', 'Night shifts', 'French', 'English'],
  },
  experience: {
    fr: ['Infirmière clinicienne, soins intensifs, 6 ans', 'Infirmière, urgence, 3 ans'],
    en: ['Clinical nurse, intensive care, 6 years', 'Nurse, emergency, 3 years'],
  },
  education: {
    fr: ['Baccalauréat en sciences infirmières'],
    en: ['Bachelor of nursing'],
  },
  certifications: {
    fr: ['Réanimation cardiorespiratoire avancée', 'Mentorat clinique'],
    en: ['Advanced cardiac life support', 'Clinical mentoring'],
  },
  interests: {
    fr: ['Course à pied', 'Cuisine de marché'],
    en: ['Running', 'Market cooking'],
  },
} as const satisfies Record<'skills' | 'experience' | 'education' | 'certifications' | 'interests', List> & {
  readonly matched: boolean;
};

export const intro = { src: '/demo/sample-intro.mp4', seconds: 30 };
export const full = { src: '/demo/sample-interview.mp4', seconds: 96 };

/** Start of each question in the full video, whose picture shows the question's number. */
export const questions: readonly Question[] = [
  { at: 0, text: { fr: 'Qui êtes-vous, en quelques mots?', en: 'Who are you, in a few words?' } },
  { at: 24, text: { fr: 'Racontez un moment difficile.', en: 'Tell us about a hard moment.' } },
  { at: 48, text: { fr: 'Comment travaillez-vous en équipe?', en: 'How do you work in a team?' } },
  { at: 72, text: { fr: 'Que cherchez-vous maintenant?', en: 'What are you looking for now?' } },
];

export const transcript: readonly Line[] = [
  {
    at: 0,
    text: { fr: 'Bonjour. Je suis infirmière depuis neuf ans.', en: 'Hello. I have been a nurse for nine years.' },
  },
  {
    at: 8,
    text: {
      fr: 'Les six dernières, je les ai passées aux soins intensifs.',
      en: 'I spent the last six in intensive care.',
    },
  },
  {
    at: 16,
    text: { fr: 'J’aime les équipes où l’on se parle franchement.', en: 'I like teams where people talk frankly.' },
  },
  {
    at: 24,
    text: {
      fr: 'Une nuit, trois patients se sont dégradés en même temps.',
      en: 'One night, three patients got worse at the same time.',
    },
  },
  {
    at: 32,
    text: {
      fr: 'J’ai réparti les rôles, puis demandé de l’aide tout de suite.',
      en: 'I shared out the roles, then asked for help at once.',
    },
  },
  {
    at: 40,
    text: {
      fr: 'Le lendemain, nous en avons reparlé tous ensemble.',
      en: 'The next day we talked it over, all of us.',
    },
  },
  {
    at: 48,
    text: {
      fr: 'Je forme la relève : j’explique avant, et je regarde faire.',
      en: 'I train newcomers: I explain first, then I watch.',
    },
  },
  { at: 56, text: { fr: 'Quand je ne sais pas, je le dis.', en: 'When I do not know, I say so.' } },
  {
    at: 64,
    text: {
      fr: 'Et je note ce que l’on a décidé, pour la prochaine équipe.',
      en: 'And I write down what was decided, for the next shift.',
    },
  },
  {
    at: 72,
    text: {
      fr: 'Je cherche un poste de jour, pas trop loin de Montréal.',
      en: 'I am looking for a day position, not too far from Montréal.',
    },
  },
  {
    at: 80,
    text: {
      fr: 'Un hôpital qui forme ses gens m’intéresse beaucoup.',
      en: 'A hospital that trains its people interests me a lot.',
    },
  },
  { at: 88, text: { fr: 'Merci de m’avoir écoutée.', en: 'Thank you for listening.' } },
];

/** Sentences in one language, with start and end. */
export const cuesIn = (language: Language): readonly Cue[] =>
  transcript.map(({ at, text }, index) => ({
    start: at,
    end: transcript[index + 1]?.at ?? full.seconds,
    text: text[language],
  }));

export const chaptersIn = (language: Language): readonly Chapter[] =>
  questions.map(({ at, text }, index) => ({
    start: at,
    end: questions[index + 1]?.at ?? full.seconds,
    title: text[language],
  }));

const stamp = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The same sentences as captions (WebVTT). */
export function captionsIn(language: Language): string {
  const cues = cuesIn(language).map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
