import { z } from 'zod';
import { limits, lineText } from '@modules/identity/http/person-fields.contract';
import { type UpdateMeRequest, updateMeRequest, type User } from '@modules/identity/http/users.contract';
import {
  CONTRACT,
  isKnownPreference,
  LANGUAGES,
  listOf,
  yesNoPreferences,
  type YesNoPreference,
} from '../../../lib/preferences/known-preferences';
import { personSchema, personValues } from './profile.schema';

/** Values of a yes/no question; '' for no answer. */
const answers = ['YES', 'NO', ''] as const;
type Answer = (typeof answers)[number];

const {
  title,
  skills,
  experience,
  years_experience,
  availability,
  salary_range,
  work_type_preference,
  company_size_preference,
  industry_preference,
} = updateMeRequest.shape;

const answer = z.enum(answers);
const yesNo = Object.fromEntries(yesNoPreferences.map((name) => [name, answer])) as Record<
  YesNoPreference,
  typeof answer
>;
const names = z.array(lineText(1, limits.preference)).max(50);

/** Fields of the editor. Their rules come from the contract; preferences are converted when they are sent. */
export const editorSchema = personSchema.extend({
  title: title.unwrap(),
  skills: skills.unwrap(),
  experience: experience.unwrap(),
  years_experience: years_experience.unwrap(),
  availability: availability.unwrap(),
  salary_range: salary_range.unwrap(),
  work_type_preference: work_type_preference.unwrap(),
  company_size_preference: company_size_preference.unwrap(),
  industry_preference: industry_preference.unwrap(),
  open_to_remote: answer,
  job_preferences: z.object({ ...yesNo, [CONTRACT]: names, [LANGUAGES]: names }),
});
export type EditorInput = z.input<typeof editorSchema>;
export type EditorValues = z.output<typeof editorSchema>;

function answerOf(value: unknown): Answer {
  if (typeof value !== 'boolean') return '';
  return value ? 'YES' : 'NO';
}

/** Initial values of the editor. */
export function editorValues(user: User): EditorInput {
  const { profile } = user;
  const preferences = profile.job_preferences;
  return {
    ...personValues(user),
    title: user.title ?? '',
    skills: user.skills,
    experience: user.experience ?? '',
    years_experience: profile.years_experience,
    availability: profile.availability ?? '',
    salary_range: profile.salary_range ?? '',
    work_type_preference: profile.work_type_preference ?? '',
    company_size_preference: profile.company_size_preference ?? '',
    industry_preference: profile.industry_preference ?? '',
    open_to_remote: answerOf(profile.open_to_remote),
    job_preferences: {
      ...(Object.fromEntries(yesNoPreferences.map((name) => [name, answerOf(preferences?.[name])])) as Record<
        YesNoPreference,
        Answer
      >),
      [CONTRACT]: listOf(preferences, CONTRACT),
      [LANGUAGES]: listOf(preferences, LANGUAGES),
    },
  };
}

/** Body of the request. Job preferences that this form does not know stay unchanged; unanswered ones are left out. */
export function editorBody(values: EditorValues, user: User): UpdateMeRequest {
  const { open_to_remote: remote, job_preferences: typed, ...rest } = values;
  const kept = Object.entries(user.profile.job_preferences ?? {}).filter(([name]) => !isKnownPreference(name));
  const answers = yesNoPreferences
    .filter((name) => typed[name] !== '')
    .map((name) => [name, typed[name] === 'YES'] as const);
  const lists = ([CONTRACT, LANGUAGES] as const)
    .filter((name) => typed[name].length > 0)
    .map((name) => [name, typed[name]] as const);
  const preferences = Object.fromEntries([...kept, ...answers, ...lists]) as NonNullable<
    UpdateMeRequest['job_preferences']
  >;
  return {
    ...rest,
    open_to_remote: remote === '' ? null : remote === 'YES',
    job_preferences: Object.keys(preferences).length === 0 ? null : preferences,
  };
}

const text = z.string();
const draft = z.object({
  // Drafts stored before titles existed have none.
  title: text.default(''),
  ...Object.fromEntries(
    Object.keys(personSchema.shape)
      .concat('experience', 'availability', 'salary_range', 'work_type_preference')
      .concat('company_size_preference', 'industry_preference')
      .map((name) => [name, text]),
  ),
  skills: z.array(text),
  years_experience: z.union([z.number(), text]).nullable(),
  open_to_remote: answer,
  job_preferences: z.object({ ...yesNo, [CONTRACT]: z.array(text), [LANGUAGES]: z.array(text) }),
});

/** Returns a stored draft if it still has the form's shape. Its rules are checked on sending. */
export function typedProfile(kept: unknown): EditorInput | null {
  const parsed = draft.safeParse(kept);
  return parsed.success ? (parsed.data as unknown as EditorInput) : null;
}
