import {
  BIO_PREVIEW,
  EXPERIENCE_PREVIEW,
  type FieldGroup,
  fieldGroups,
  fields,
  type Onlooker,
  RESERVATION_HOURS,
  type Shown,
  whoSeesWhat,
} from './who-sees-what.contract.js';

type Language = 'fr' | 'en';
/** Addressed to the person themselves (`your name`) or to a company (`the name`). */
type Whose = 'own' | 'other';
type Words = Readonly<Record<Whose, string>>;

interface Vocabulary {
  readonly things: Readonly<Record<FieldGroup, Readonly<Partial<Record<Shown, Words>>>>>;
  /** The company from the person's view. */
  readonly companies: Readonly<Record<Moment, string>>;
}

/** Interviews, offers and hires follow one of these and show the same. */
const moments = ['VIDEO_BUYER', 'RESERVED', 'MATCHED', 'APPLICATION_SENT'] as const satisfies readonly Onlooker[];
type Moment = (typeof moments)[number];

const en: Vocabulary = {
  things: {
    name: {
      INITIALS: { own: 'your initials', other: 'the initials' },
      ALL: { own: 'your full name', other: 'the full name' },
    },
    title: { ALL: { own: 'your job title', other: 'the job title' } },
    photo: { ALL: { own: 'your photo', other: 'the photo' } },
    email: { ALL: { own: 'your email', other: 'the email' } },
    phone: { ALL: { own: 'your phone number', other: 'the phone number' } },
    location: {
      FIRST_WORD: { own: 'the first word of your location', other: 'the first word of the location' },
      ALL: { own: 'your location', other: 'the location' },
    },
    bio: {
      BEGINNING: {
        own: `the first ${BIO_PREVIEW} characters of your introduction`,
        other: `the first ${BIO_PREVIEW} characters of the introduction`,
      },
      ALL: { own: 'your introduction', other: 'the introduction' },
    },
    experience: {
      BEGINNING: {
        own: `the first ${EXPERIENCE_PREVIEW} characters of your experience`,
        other: `the first ${EXPERIENCE_PREVIEW} characters of the experience`,
      },
      ALL: { own: 'your experience', other: 'the experience' },
    },
    years_experience: { ALL: { own: 'your years of experience', other: 'the years of experience' } },
    skills: { ALL: { own: 'your skills', other: 'the skills' } },
    availability: { ALL: { own: 'your availability', other: 'the availability' } },
    wishes: { ALL: { own: 'your preferences (pay, conditions)', other: 'the preferences (pay, conditions)' } },
    resume: { ALL: { own: 'your résumé', other: 'the résumé' } },
    video_titles: {
      ALL: { own: 'the titles and lengths of your videos', other: 'the titles and lengths of the videos' },
    },
    video: {
      THAT_VIDEO: { own: 'the video it bought', other: 'the video it bought' },
      ALL: { own: 'your videos', other: 'the videos' },
    },
  },
  companies: {
    VIDEO_BUYER: 'a company that buys one with your permission',
    RESERVED: `a company during its reservation (${RESERVATION_HOURS} hours at most)`,
    MATCHED: 'a company you said yes to',
    APPLICATION_SENT: 'a company you applied to',
  },
};

const fr: Vocabulary = {
  things: {
    name: {
      INITIALS: { own: 'vos initiales', other: 'les initiales' },
      ALL: { own: 'votre nom complet', other: 'le nom complet' },
    },
    title: { ALL: { own: 'votre titre professionnel', other: 'le titre professionnel' } },
    photo: { ALL: { own: 'votre photo', other: 'la photo' } },
    email: { ALL: { own: 'votre courriel', other: 'le courriel' } },
    phone: { ALL: { own: 'votre numéro de téléphone', other: 'le numéro de téléphone' } },
    location: {
      FIRST_WORD: { own: 'le premier mot de votre lieu', other: 'le premier mot du lieu' },
      ALL: { own: 'votre lieu', other: 'le lieu' },
    },
    bio: {
      BEGINNING: {
        own: `les ${BIO_PREVIEW} premiers caractères de votre présentation`,
        other: `les ${BIO_PREVIEW} premiers caractères de la présentation`,
      },
      ALL: { own: 'votre présentation', other: 'la présentation' },
    },
    experience: {
      BEGINNING: {
        own: `les ${EXPERIENCE_PREVIEW} premiers caractères de votre expérience`,
        other: `les ${EXPERIENCE_PREVIEW} premiers caractères de l’expérience`,
      },
      ALL: { own: 'votre expérience', other: 'l’expérience' },
    },
    years_experience: { ALL: { own: 'vos années d’expérience', other: 'les années d’expérience' } },
    skills: { ALL: { own: 'vos compétences', other: 'les compétences' } },
    availability: { ALL: { own: 'votre disponibilité', other: 'la disponibilité' } },
    wishes: { ALL: { own: 'vos préférences (salaire, conditions)', other: 'les préférences (salaire, conditions)' } },
    resume: { ALL: { own: 'votre CV', other: 'le CV' } },
    video_titles: {
      ALL: { own: 'les titres et durées de vos vidéos', other: 'les titres et durées des vidéos' },
    },
    video: {
      THAT_VIDEO: { own: 'la vidéo achetée', other: 'la vidéo achetée' },
      ALL: { own: 'vos vidéos', other: 'les vidéos' },
    },
  },
  companies: {
    VIDEO_BUYER: 'une entreprise qui en achète une avec votre permission',
    RESERVED: `une entreprise pendant sa réservation (${RESERVATION_HOURS} heures au plus)`,
    MATCHED: 'une entreprise à qui vous avez dit oui',
    APPLICATION_SENT: 'une entreprise chez qui vous avez postulé',
  },
};

/** Fragments of sentences about visibility, in one language. */
export interface Promises {
  /** The fields that an onlooker sees, as a list: `your initials, your skills and …`. Limited to `groups`, if given. */
  shown(onlooker: Onlooker, whose?: Whose, groups?: readonly FieldGroup[]): string;
  /** The fields that an onlooker does not see at all, as a list. */
  hidden(onlooker: Onlooker, whose?: Whose): string;
  /** The companies that see more of a field than the mask: `a company you said yes to or …`. */
  opensTo(group: FieldGroup): string;
}

const everyGroup: readonly FieldGroup[] = [...new Set(fields.map((field) => fieldGroups[field]))];
const shownOf = (group: FieldGroup, onlooker: Onlooker): Shown => {
  const field = fields.find((each) => fieldGroups[each] === group);
  return field === undefined ? 'NOTHING' : whoSeesWhat[field][onlooker];
};

function promises(language: Language, { things, companies }: Vocabulary): Promises {
  const list = (type: 'conjunction' | 'disjunction', words: readonly string[]): string =>
    new Intl.ListFormat(`${language}-CA`, { type }).format(words);
  return {
    shown: (onlooker, whose = 'own', groups = everyGroup) =>
      list(
        'conjunction',
        groups.flatMap((group) => things[group][shownOf(group, onlooker)]?.[whose] ?? []),
      ),
    hidden: (onlooker, whose = 'own') =>
      list(
        'conjunction',
        everyGroup.flatMap((group) =>
          shownOf(group, onlooker) === 'NOTHING' ? (things[group].ALL?.[whose] ?? []) : [],
        ),
      ),
    opensTo: (group) =>
      list(
        'disjunction',
        moments.flatMap((moment) => {
          const shown = shownOf(group, moment);
          return shown === 'NOTHING' || shown === shownOf(group, 'MASKED') ? [] : companies[moment];
        }),
      ),
  };
}

export const promisesIn: Readonly<Record<Language, Promises>> = { fr: promises('fr', fr), en: promises('en', en) };
