import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { ConcurrencyLimit } from '../../../platform/process/concurrency-limit.js';
import { ReadersBusy, ResumeWithoutText } from '../domain/resume.errors.js';
import { lettersIn } from '../domain/resume-content.js';
import { resumeLimits } from '../domain/resume-limits.js';
import { readResume } from '../extract/read-resume.js';
import type { ResumeSuggestion } from '../http/resumes.contract.js';
import { ReadingCount } from '../persistence/reading-count.js';
import { SuggestFromText } from './suggest-from-text.js';

/** Reads a résumé and says what it suggests. Neither the file nor its text is stored. */
@Injectable()
export class ParseResume {
  readonly #readings = new ConcurrencyLimit(resumeLimits, () => new ReadersBusy());

  constructor(
    private readonly count: ReadingCount,
    private readonly suggest: SuggestFromText,
  ) {}

  /** @throws TooManyReadings, ReadersBusy, ResumeProtected, ResumeUnsupported, ResumeUnreadable, ResumeWithoutText */
  async execute(accountId: string, bytes: Buffer, language: Language): Promise<readonly ResumeSuggestion[]> {
    await this.count.take(accountId);
    const content = await this.#readings.run(() => readResume(bytes));
    // Tables are never a scan; without rows they suggest nothing.
    if (!('tables' in content) && lettersIn(content) < resumeLimits.minLetters) throw new ResumeWithoutText();
    return this.suggest.execute(content, language);
  }
}
