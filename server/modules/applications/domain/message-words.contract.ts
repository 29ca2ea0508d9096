/** The purpose of a template. It decides where the template is offered, and which variables its text may have. */
export const templateKinds = ['REFUSAL', 'INTERVIEW', 'OFFER', 'MESSAGE', 'REMINDER'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Stored as `{first_name}`. When the text is sent, each is replaced by the value for the person who gets it. */
export const messageVariables = ['first_name', 'job_title', 'company', 'my_name', 'interview_time'] as const;
export type MessageVariable = (typeof messageVariables)[number];

/** How the editor shows them in a text of that language: `{prénom}` in French. */
export const variableNames: Readonly<Record<'fr' | 'en', Readonly<Record<MessageVariable, string>>>> = {
  fr: {
    first_name: 'prénom',
    job_title: 'titre du poste',
    company: 'entreprise',
    my_name: 'mon nom',
    interview_time: 'moment de l’entrevue',
  },
  en: {
    first_name: 'first name',
    job_title: 'job title',
    company: 'company',
    my_name: 'my name',
    interview_time: 'interview time',
  },
};

/** The variables that make sense in a text of that kind. A refusal or an offer is not about an interview's time. */
export function variablesOf(kind: TemplateKind): readonly MessageVariable[] {
  return kind === 'REFUSAL' || kind === 'OFFER'
    ? messageVariables.filter((variable) => variable !== 'interview_time')
    : messageVariables;
}

/** Where an application stood when it was declined; each has words of ours in both languages. */
export const refusalStages = [
  'BEFORE_REVIEW',
  'AFTER_REVIEW',
  'AFTER_INTERVIEW',
  'OFFER_DECLINED',
  'OFFER_WITHDRAWN',
] as const;
export type RefusalStage = (typeof refusalStages)[number];
