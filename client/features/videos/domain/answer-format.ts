import type { VideoKind } from '@modules/media/http/media.contract';

/** How a person answers. All three count the same everywhere. */
export type AnswerFormat = VideoKind;

/** In the order of the choice. */
export const answerFormats: readonly AnswerFormat[] = ['VIDEO', 'AUDIO', 'TEXT'];

/** Whether a file is a recording of sound by its type or name; the server checks the content. */
export function isSoundFile({ name, type }: Pick<File, 'name' | 'type'>, extensions: readonly string[]): boolean {
  const [ending = ''] = /\.\w+$/.exec(name.toLowerCase()) ?? [];
  return type.startsWith('audio/') || extensions.includes(ending);
}
