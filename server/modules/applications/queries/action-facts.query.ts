import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { MediaFacade } from '../../media/index.js';
import type { Application } from '../domain/application.entity.js';
import {
  type ActionFacts,
  QUIET_MS,
  type StageActionKind,
  type StageActionRecipient,
  recipientOf,
} from '../domain/stage-actions.js';
import { StageEntries } from './stage-entry.query.js';

export interface DueAction {
  readonly id: string;
  readonly application_id: string;
  readonly stage_id: string;
  readonly entered_at: string;
  readonly kind: StageActionKind;
  readonly whom: StageActionRecipient;
}

interface Row {
  recent: boolean;
  interview: boolean;
  times: boolean;
  offer: boolean;
  blocked: boolean;
  asked_at: string | null;
}

/** Facts about an application, read when an action of its stage is due. */
@Injectable()
export class ActionFactsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly media: MediaFacade,
    private readonly entries: StageEntries,
    private readonly clock: Clock,
  ) {}

  async of(application: Application, action: DueAction): Promise<ActionFacts> {
    const { seekerId, companyId, jobId } = application;
    const { stage, enteredAt, isOpen } = await this.entries.of(application);
    const job = await this.jobs.findJobForMatching(jobId);
    const account = await this.identity.findAccount(seekerId);
    const hidden = await this.disclosures.excludedAmong(seekerId, [companyId]);
    const row = await this.#row(application, action);
    const answered = row.asked_at !== null && (await this.media.hasVideoSince(seekerId, new Date(row.asked_at)));
    return {
      kind: action.kind,
      whom: action.whom,
      isStillThere:
        isOpen &&
        job?.isOpen === true &&
        stage.id === action.stage_id &&
        enteredAt.getTime() === new Date(action.entered_at).getTime(),
      isStillWanted: (stage.actions ?? []).some(
        (each) => each.kind === action.kind && recipientOf(each) === action.whom,
      ),
      mayContact: account?.active === true && hidden.size === 0 && !row.blocked,
      wasRecent: row.recent,
      hasQuestions: action.kind === 'ASK_ANSWERS' && (await this.jobs.asksOnVideo(jobId)),
      hasInterview: row.interview || row.times,
      waitsForCandidate: row.times || row.offer || (row.asked_at !== null && !answered),
    };
  }

  async #row({ id, seekerId, companyId }: Application, { kind, whom }: DueAction): Promise<Row> {
    const now = this.clock.now();
    const quiet = new Date(now.getTime() - QUIET_MS);
    const [row] = await this.em.execute<[Row]>(
      `select
         exists (select 1 from stage_action s join application o on o.id = s.application_id
                  where s.kind = ? and s.whom = ? and s.state = 'DONE' and s.settled_at > ?
                    and o.seeker_id = a.seeker_id and o.company_id = a.company_id
                    and (s.whom = 'CANDIDATE' or o.id = a.id)) as recent,
         exists (select 1 from interview i where i.application_id = a.id and i.status = 'SCHEDULED'
                    and i.scheduled_at > ?) as interview,
         exists (select 1 from interview i where i.application_id = a.id and i.status = 'PROPOSED'
                    and exists (select 1 from jsonb_array_elements_text(i.proposed_slots) slot
                                 where slot::timestamptz > ?)) as times,
         exists (select 1 from application_offer f where f.application_id = a.id and f.state = 'OPEN'
                    and (f.expires_at is null or f.expires_at > ?)) as offer,
         exists (select 1 from account_block b join company_member m on m.user_id = b.blocker_id
                  where b.blocked_id = a.seeker_id and m.company_id = a.company_id) as blocked,
         (select max(s.settled_at) from stage_action s
           where s.application_id = a.id and s.kind = 'ASK_ANSWERS' and s.state = 'DONE') as asked_at
       from application a where a.id = ? and a.seeker_id = ? and a.company_id = ?`,
      [kind, whom, quiet, now, now, now, id, seekerId, companyId],
    );
    return row;
  }
}
