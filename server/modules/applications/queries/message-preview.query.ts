import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { CompanyOfRecruiter } from '../../companies/index.js';
import { reachesPosting } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import type { OpenStatus } from '../domain/application-lifecycle.js';
import { Interview } from '../domain/interview.entity.js';
import {
  assertVariables,
  fillMessage,
  firstNameOf,
  type Language,
  signed,
  type WordsInBoth,
} from '../domain/message-text.js';
import { type MessageVariable, variableNames } from '../domain/message-words.contract.js';
import { Offer } from '../domain/offer.entity.js';
import { refusalStageOf } from '../domain/refusal-stage.js';
import { refusalTexts } from '../emails/refusal-texts.js';
import type { MessagePreview, PreviewMessageRequest } from '../http/message-templates.contract.js';
import { MessageTemplatesQuery } from './message-templates.query.js';
import { MessageValuesQuery } from './message-values.query.js';
import { SignatureQuery } from './signature.query.js';
import { TeamApplications } from './team-application.query.js';

interface About {
  readonly seekerId: string;
  readonly application: { readonly id: string; readonly jobId: string } | null;
}

/** A text to a candidate with its values filled in, as the caller may know the person. */
@Injectable()
export class MessagePreviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly templates: MessageTemplatesQuery,
    private readonly values: MessageValuesQuery,
    private readonly signatures: SignatureQuery,
    private readonly team: TeamApplications,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for another company's, and a person the caller may not see; UnknownVariable */
  async execute(
    actor: Actor,
    companyId: string,
    { kind, text, ...of }: PreviewMessageRequest,
    language: Language,
  ): Promise<MessagePreview> {
    const company = await this.templates.teamOf(actor.id, companyId);
    if (text) assertVariables('text', text, kind);
    const about = await this.#about(actor, company, of);
    if (!about) return this.#withoutPerson(actor, company, text ?? { fr: null, en: null });
    const named = (await this.identity.presentNames(actor, [about.seekerId], { language, place: 'list' })).get(
      about.seekerId,
    );
    if (!named) throw new NotFound();
    const words = text ?? (await this.#ownWords(about.application));
    // A refusal is sent with the name, also by somebody who may not know it. What the caller sends themselves is sent without.
    const firstName = named.is_masked ? null : firstNameOf(named.full_name);
    const hidden = named.is_masked && kind === 'REFUSAL';
    const values = await this.values.of({
      senderId: actor.id,
      company: company.name,
      jobId: about.application?.jobId ?? null,
      ...(about.application && { applicationId: about.application.id }),
      firstName,
    });
    const blind = await this.disclosures.reviewsBlind(actor, about.seekerId);
    const signature = text ? await this.signatures.of(actor.id) : { fr: null, en: null };
    const shown = (each: Language): string | null => {
      const filled = hidden ? { ...values[each], first_name: placeholder('first_name', each) } : values[each];
      return words[each] === null ? null : signed(fillMessage(words[each], filled, each), signature, each);
    };
    return {
      fr: shown('fr'),
      en: shown('en'),
      sent_in: blind ? null : (await this.values.recipient(about.seekerId)).language,
    };
  }

  /** The names of the values that differ from person to person, in brackets. */
  async #withoutPerson(actor: Actor, company: CompanyOfRecruiter, words: WordsInBoth): Promise<MessagePreview> {
    const about = { senderId: actor.id, company: company.name, jobId: null, firstName: null };
    const values = await this.values.of(about);
    const signature = await this.signatures.of(actor.id);
    const shown = (language: Language): string | null => {
      const text = words[language];
      const named = Object.fromEntries(
        (['first_name', 'job_title', 'interview_time'] as const).map((each) => [each, placeholder(each, language)]),
      );
      return text === null
        ? null
        : signed(fillMessage(text, { ...values[language], ...named }, language), signature, language);
    };
    return { fr: shown('fr'), en: shown('en'), sent_in: null };
  }

  async #about(
    actor: Actor,
    company: CompanyOfRecruiter,
    { application_id: applicationId, person_id: personId }: Pick<PreviewMessageRequest, 'application_id' | 'person_id'>,
  ): Promise<About | null> {
    if (applicationId !== undefined) {
      const { id, jobId, seekerId } = await this.team.of(actor, applicationId);
      return { seekerId, application: { id, jobId } };
    }
    if (personId === undefined) return null;
    const rows = await this.em.execute<{ id: string; jobId: string }[]>(
      `select id, job_id as "jobId" from application
        where company_id = ? and seeker_id = ? and left_at is null and status <> 'WITHDRAWN'
        order by applied_at desc, id desc limit 50`,
      [company.id, personId],
    );
    return { seekerId: personId, application: rows.find(({ jobId }) => reachesPosting(company, jobId)) ?? null };
  }

  /** Default text, sent if the team writes nothing. A refused application keeps the text of the stage at which it was refused. */
  async #ownWords(application: About['application']): Promise<WordsInBoth> {
    if (!application) throw new NotFound();
    const [row] = await this.em.execute<{ status: OpenStatus }[]>(
      'select coalesce(rejected_from, status) as status from application where id = ?',
      [application.id],
    );
    if (!row) throw new NotFound();
    const now = this.clock.now();
    const interviews = await this.em.find(Interview, { applicationId: application.id }, { limit: 50 });
    const [offer] = await this.em.find(
      Offer,
      { applicationId: application.id },
      { orderBy: { version: 'desc' }, limit: 1 },
    );
    const stage = refusalStageOf({ status: row.status, interviews, offer: offer?.stateAt(now) ?? null }, now);
    return refusalTexts[stage];
  }
}

/** Placeholder such as `(prénom)` for a value that is unknown, or hidden from the caller. */
const placeholder = (variable: MessageVariable, language: Language): string => `(${variableNames[language][variable]})`;
