import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const statuses = ['met', 'partly', 'not met', 'not applicable'] as const;
export type Status = (typeof statuses)[number];

/** One requirement of ASVS, and how this product meets it. */
export interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly summary: string;
  readonly status: Status;
  /** Files that implement it, from the top of the repository. */
  readonly evidence: readonly string[];
  /** Test files that fail without it. */
  readonly test: readonly string[];
  /** Explains what is missing, why it does not apply, or how it is met. */
  readonly note?: string;
}

export interface SecurityData {
  readonly standard: string;
  readonly source: string;
  readonly licence: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly requirements: readonly Requirement[];
}

export const chapterOf = ({ id }: Requirement): string => id.split('.')[0] ?? '';

export const readSecurityData = (): SecurityData =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/security/asvs.json'), 'utf8')) as SecurityData;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const paths = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join('<br>') || '–';
const bold = ({ status }: Requirement): string =>
  status === 'met' || status === 'not applicable' ? status : `**${status}**`;

/** How many of these have each status. */
const counts = (list: readonly Requirement[]): number[] =>
  statuses.map((status) => list.filter((each) => each.status === status).length);

/** docs/security/asvs.md, as `npm run docs:security` writes it. */
export function securityPage({ standard, source, licence, chapters, requirements }: SecurityData): string {
  const ofLevel = (level: number): readonly Requirement[] => requirements.filter((each) => each.level === level);
  const of = (chapter: string): readonly Requirement[] => requirements.filter((each) => chapterOf(each) === chapter);
  const open = requirements.filter(({ status }) => status === 'partly' || status === 'not met');
  return `${[
    '# ASVS 5.0.0, levels 1 and 2',
    `Each requirement of the [${standard}](${source}), with the files that implement it and the tests that would fail without it. ${licence}.`,
    '`npm run docs:security` writes this page from `docs/security/asvs.json`: change the data, not the page. What the words mean: _met_ – implemented as the requirement asks; _partly_ and _not met_ – the note says what is missing; _not applicable_ – the note says why.',
    '## Totals',
    table(
      ['chapter', 'requirements', ...statuses],
      [
        ...Object.entries(chapters).map(([id, name]) => [`V${id} ${name}`, of(id).length, ...counts(of(id))]),
        ...[1, 2].map((level) => [`**level ${level}**`, ofLevel(level).length, ...counts(ofLevel(level))]),
        ['**all**', requirements.length, ...counts(requirements)],
      ],
    ),
    '## What is missing',
    table(
      ['id', 'level', 'requirement', 'status', 'what is missing'],
      open.map((each) => [each.id, each.level, each.summary, each.status, each.note ?? '']),
    ),
    ...Object.entries(chapters).flatMap(([id, name]) => [
      `## V${id} ${name}`,
      table(
        ['id', 'level', 'requirement', 'status', 'implemented in', 'tests', 'note'],
        of(id).map((each) => [
          each.id,
          each.level,
          each.summary,
          bold(each),
          paths(each.evidence),
          paths(each.test),
          each.note ?? '',
        ]),
      ),
    ]),
  ].join('\n\n')}\n`;
}
