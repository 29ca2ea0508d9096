import { Injectable } from '@nestjs/common';
import type { CalendarEvent } from '../../../platform/calendar/calendar-file.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { DisclosuresFacade, IdentityFacade, type Viewer } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { interviewEvents } from '../calendar/member-calendar.js';
import { companyPage } from '../domain/pages.js';
import type { MemberInterview } from './member-interviews.query.js';

export interface InterviewWithEvents {
  readonly interview: MemberInterview;
  readonly events: readonly CalendarEvent[];
}

/** Interviews in the words that a member may read now: without the name of a masked person, or of one who is reviewed blind. */
@Injectable()
export class MemberEvents {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  async of(
    viewer: Viewer,
    interviews: readonly MemberInterview[],
    language: Language,
  ): Promise<readonly InterviewWithEvents[]> {
    const seekerIds = [...new Set(interviews.map(({ seekerId }) => seekerId))];
    const jobs = await this.jobs.findJobCards(interviews.map(({ jobId }) => jobId));
    const names = await this.identity.presentNames(viewer, seekerIds, { language, place: 'list' });
    // Places and notes are written by colleagues and may name the person.
    const blind = await this.disclosures.blindAmong(viewer, seekerIds);
    return interviews.map((interview) => {
      const { seekerId, jobId, applicationId, type } = interview;
      const job = jobs.get(jobId)?.title ?? '';
      const person = names.get(seekerId)?.full_name ?? null;
      const isOpen = names.get(seekerId)?.is_masked === false && !blind.has(seekerId);
      const events = interviewEvents(interview, {
        summary:
          person === null
            ? this.translator.text('APPLICATIONS.CALENDAR_INTERVIEW', language, { job })
            : this.translator.text('APPLICATIONS.CALENDAR_INTERVIEW_WITH', language, { job, person }),
        kind: this.translator.text(`APPLICATIONS.INTERVIEW_${type}`, language),
        hidesWords: !isOpen,
        url: `${this.settings.env.PUBLIC_URL}${companyPage(jobId, applicationId)}`,
      });
      return { interview, events };
    });
  }
}
