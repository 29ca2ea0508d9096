import type { KnownLanguage } from './knowledge.js';

export const itemKinds = ['title', 'skill', 'text', 'profile', 'job'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A query or candidate: a name, a sentence, a profile or a posting. */
export interface RankItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly lang?: KnownLanguage | undefined;
  readonly text?: string | undefined;
  readonly title?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly experience?: string | undefined;
  readonly description?: string | undefined;
  readonly requirements?: readonly string[] | undefined;
  /** Similarity ignores both; scores of people and postings use them. */
  readonly location?: string | undefined;
  readonly job_type?: 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'INTERNSHIP' | undefined;
}

/** The name of an item. A text without a title is its own name. */
export function titleOf(item: RankItem): string {
  if (item.kind === 'profile' || item.kind === 'job') return item.title ?? item.text ?? '';
  return item.text ?? item.title ?? '';
}

/** The text of an item beyond its name, with a weight per word. */
export function bodyOf(item: RankItem): readonly (readonly [text: string, weight: number])[] {
  const isName = item.kind === 'title' || item.kind === 'skill' || item.kind === 'text';
  return [
    ...(item.skills ?? []).map((skill) => [skill, 1] as const),
    ...(item.requirements ?? []).map((text) => [text, 1] as const),
    ...[item.experience, item.description, isName ? undefined : item.text].flatMap((text) =>
      text ? [[text, 1] as const] : [],
    ),
  ];
}
