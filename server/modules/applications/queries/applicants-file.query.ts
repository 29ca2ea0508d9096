import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { BYTE_ORDER_MARK, csvLine, textCell } from '../../../platform/csv/csv.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import type { ReceivedApplication } from '../http/applications.contract.js';
import type { SelectionQuery } from '../http/bulk.contract.js';
import { ApplicationsOfJob } from './applications-of-job.query.js';
import { PresentReceived } from './present-received.js';

/** Max rows of a file. */
export const MAX_IN_FILE = 2_000;
const BATCH = 100;

const headings = ['NAME', 'STATUS', 'STAGE', 'MATCH', 'APPLIED', 'PLACE', 'YEARS', 'SKILLS'];

/** The applications of a filter, as CSV. Contains the same fields as the list, so masked people stay masked. */
@Injectable()
export class ApplicantsFile {
  constructor(
    private readonly applications: ApplicationsOfJob,
    private readonly present: PresentReceived,
    private readonly translator: Translator,
  ) {}

  /** @throws NotFound if the posting does not exist or belongs to another company. */
  async execute(
    actor: Actor,
    jobId: string,
    query: SelectionQuery,
    language: Language,
  ): Promise<{ readonly name: string; readonly text: string }> {
    const shown = await this.applications.shown(actor, jobId, query, language);
    const say = (key: string): string => textCell(this.translator.text(`APPLICATIONS.${key}`, language));
    const lines = [BYTE_ORDER_MARK + csvLine(headings.map((heading) => say(`CSV_${heading}`)))];
    for (let from = 0; from < MAX_IN_FILE; from += BATCH) {
      const rows = await this.applications.rows(shown, BATCH, from);
      const page = await this.present.execute(rows, actor, language, shown);
      for (const each of page) lines.push(csvLine(cellsOf(each, say, language)));
      if (rows.length < BATCH) break;
    }
    return { name: this.translator.text('APPLICATIONS.CSV_FILE', language), text: lines.join('') };
  }
}

function cellsOf(each: ReceivedApplication, say: (key: string) => string, language: Language): string[] {
  const { user, status, stage, closed_reason: closed, match_score: score, applied_at: appliedAt } = each;
  return [
    textCell(user.full_name),
    say(`STATUS_${closed === null ? status : 'ENDED'}`),
    textCell(stage.name[language]),
    score === null ? '' : String(score),
    appliedAt.slice(0, 10),
    textCell(user.location ?? ''),
    user.years_experience === null ? '' : String(user.years_experience),
    textCell(user.skills.join(', ')),
  ];
}
