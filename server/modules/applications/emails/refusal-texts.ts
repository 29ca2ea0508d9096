import type { RefusalStage } from '../domain/message-words.contract.js';

/**
 * Our text of a refusal, sent if the team writes none. It names no person, because an unconfirmed address can belong to somebody else, and
 * makes no promise, because the company decided nothing more.
 */
export const refusalTexts: Readonly<Record<RefusalStage, { readonly fr: string; readonly en: string }>> = {
  BEFORE_REVIEW: {
    fr: `{company} vous remercie de votre intérêt pour «\u00a0{job_title}\u00a0». Cette fois, l’équipe poursuit avec d’autres candidatures.

Cette réponse porte sur un seul poste, à un moment donné. Elle ne juge ni votre parcours ni ce que vous apporteriez à une autre équipe.

Bonne continuation dans vos recherches.`,
    en: `{company} thanks you for your interest in “{job_title}”. This time, the team is going ahead with other applications.

This answer is about one position, at one moment. It does not judge your career, or what you would bring to another team.

We wish you all the best in your search.`,
  },
  AFTER_REVIEW: {
    fr: `{company} vous remercie du temps que vous avez consacré à votre candidature pour «\u00a0{job_title}\u00a0». L’équipe l’a examinée et ne la retient pas cette fois.

Plusieurs personnes peuvent convenir à un poste, et il faut pourtant choisir. Un refus ne dit pas ce que vous valez\u00a0: d’autres équipes cherchent vos compétences.

Bonne continuation dans vos recherches.`,
    en: `{company} thanks you for the time you gave to your application for “{job_title}”. The team reviewed it, and it was not selected this time.

Several people can suit a position, and yet a choice has to be made. A refusal does not say what you are worth: other teams are looking for your skills.

We wish you all the best in your search.`,
  },
  AFTER_INTERVIEW: {
    fr: `{company} vous remercie du temps que vous avez consacré à l’équipe, et de votre entrevue pour «\u00a0{job_title}\u00a0». Après réflexion, l’équipe ne poursuit pas avec votre candidature.

Se préparer à une entrevue et s’y présenter demande du temps et du courage. L’équipe vous en remercie. Un refus ne dit pas ce que vous valez.

Bonne continuation dans vos recherches.`,
    en: `{company} thanks you for the time you gave the team, and for your interview for “{job_title}”. After careful thought, the team is not going ahead with your application.

Preparing for an interview and coming to it takes time and courage. The team thanks you for both. A refusal does not say what you are worth.

We wish you all the best in your search.`,
  },
  OFFER_DECLINED: {
    fr: `Vous avez décliné l’offre de {company} pour «\u00a0{job_title}\u00a0», et l’équipe respecte votre choix. Votre candidature prend donc fin.

L’équipe vous remercie de votre temps et de votre réponse. Elle vous souhaite une belle suite.`,
    en: `You declined the offer from {company} for “{job_title}”, and the team respects your choice. Your application therefore ends.

The team thanks you for your time and for your answer. It wishes you all the best.`,
  },
  OFFER_WITHDRAWN: {
    fr: `{company} ne peut pas donner suite à son offre pour «\u00a0{job_title}\u00a0». Elle ne peut plus être acceptée, et votre candidature prend fin.

L’équipe sait que cette nouvelle est décevante après tant d’étapes. Elle vous remercie de votre temps et de votre confiance.

Bonne continuation dans vos recherches.`,
    en: `{company} cannot go through with its offer for “{job_title}”. It can no longer be accepted, and your application ends.

The team knows that this news is disappointing after so many steps. It thanks you for your time and your trust.

We wish you all the best in your search.`,
  },
};
