import type { ComparedAnswer, Comparison } from '@modules/applications/http/comparison.contract';
import type { Lane } from '../player/lanes';

/** Subject of the comparison: one question, or the whole videos. */
export type Asked = number | 'WHOLE';

type People = Comparison['people'];

export const answerOf = ({ questions }: Comparison, asked: Asked, applicationId: string): ComparedAnswer | null =>
  (asked === 'WHOLE' ? undefined : questions[asked])?.answers.find((each) => each.application_id === applicationId) ??
  null;

/** The parts of the videos that play for a question. Nothing of people whose voice is hidden. */
export function lanesOf(comparison: Comparison, asked: Asked): Lane[] {
  return comparison.people.flatMap(({ application_id: id, media }) => {
    if (media === null || media.kind === 'PREPARING') return [];
    if (asked === 'WHOLE') return media.duration > 0 ? [{ id, start: 0, end: media.duration }] : [];
    const { start = null, end = null } = answerOf(comparison, asked, id) ?? {};
    return start === null || end === null ? [] : [{ id, start, end }];
  });
}

/** Masked people can have the same name, but each button needs its own: "Candidat·e", "Candidat·e 2". */
export function namesOf(people: People): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    people.map(({ application_id: id, name }) => {
      const place = (seen.get(name) ?? 0) + 1;
      seen.set(name, place);
      return [id, place === 1 ? name : `${name} ${place}`];
    }),
  );
}
