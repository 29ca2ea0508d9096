interface Template {
  readonly id: string;
  readonly title: { readonly fr: string; readonly en: string };
  readonly question: { readonly fr: string; readonly en: string };
  /** Usual length of an answer in seconds: enough for an example, short enough to watch. */
  readonly seconds: number;
}

/** Stable ids, because questions keep the id of their template. */
const templateId = (number: number): string =>
  `01990000-0000-7000-8000-0000000000${number.toString(16).padStart(2, '0')}`;

const template = (
  number: number,
  seconds: number,
  title: Template['title'],
  question: Template['question'],
): Template => ({ id: templateId(number), title, question, seconds });

/** The thirteen default interview questions, in the specification's order. */
export const questionTemplates: readonly Template[] = [
  template(
    1,
    60,
    { fr: 'Présentation', en: 'Introduction' },
    {
      fr: 'Pouvez-vous vous présenter et résumer votre parcours?',
      en: 'Can you introduce yourself and sum up your background?',
    },
  ),
  template(
    2,
    45,
    { fr: 'En trois mots', en: 'In three words' },
    {
      fr: 'Quels sont les trois mots qui vous décrivent le mieux, et pourquoi?',
      en: 'Which three words describe you best, and why?',
    },
  ),
  template(
    3,
    60,
    { fr: 'Environnement de travail', en: 'Work environment' },
    {
      fr: 'Dans quel environnement de travail donnez-vous le meilleur de vous-même?',
      en: 'In what kind of work environment do you do your best work?',
    },
  ),
  template(
    4,
    60,
    { fr: 'Objectifs de carrière', en: 'Career goals' },
    { fr: 'Quels sont vos objectifs de carrière?', en: 'What are your career goals?' },
  ),
  template(
    5,
    90,
    { fr: 'Une réalisation dont vous êtes fier ou fière', en: 'An achievement you are proud of' },
    {
      fr: 'De quelle réalisation professionnelle êtes-vous le plus fier ou la plus fière?',
      en: 'Which professional achievement are you most proud of?',
    },
  ),
  template(
    6,
    60,
    { fr: 'Développement des compétences', en: 'Skill development' },
    {
      fr: 'Comment développez-vous vos compétences et restez-vous à jour?',
      en: 'How do you develop your skills and stay up to date?',
    },
  ),
  template(
    7,
    60,
    { fr: 'Gestion du temps', en: 'Time management' },
    {
      fr: 'Comment organisez-vous votre temps quand tout semble urgent?',
      en: 'How do you manage your time when everything seems urgent?',
    },
  ),
  template(
    8,
    90,
    { fr: 'Adaptation', en: 'Adaptability' },
    {
      fr: 'Racontez une situation où vous avez dû vous adapter à un changement imprévu.',
      en: 'Tell us about a time you had to adapt to an unexpected change.',
    },
  ),
  template(
    9,
    60,
    { fr: 'Priorités', en: 'Prioritization' },
    {
      fr: 'Comment décidez-vous de ce qui passe en premier lorsque les priorités s’opposent?',
      en: 'How do you decide what comes first when priorities compete?',
    },
  ),
  template(
    10,
    90,
    { fr: 'Une décision difficile', en: 'A difficult decision' },
    {
      fr: 'Décrivez une décision difficile que vous avez prise au travail et ce qu’elle a donné.',
      en: 'Describe a difficult decision you made at work and what came of it.',
    },
  ),
  template(
    11,
    75,
    { fr: 'Objectifs à court et à long terme', en: 'Short- and long-term goals' },
    {
      fr: 'Quels sont vos objectifs à court terme et à long terme?',
      en: 'What are your short-term and long-term goals?',
    },
  ),
  template(
    12,
    60,
    { fr: 'Attentes envers l’employeur', en: 'Expectations of an employer' },
    {
      fr: 'Qu’attendez-vous de votre prochain employeur?',
      en: 'What do you expect from your next employer?',
    },
  ),
  template(
    13,
    60,
    { fr: 'Convaincre un employeur', en: 'Impress an employer' },
    {
      fr: 'Qu’est-ce qui devrait convaincre un employeur de vous rencontrer?',
      en: 'What should convince an employer to meet you?',
    },
  ),
];

export const isTemplate = (blockId: string): boolean => questionTemplates.some(({ id }) => id === blockId);
