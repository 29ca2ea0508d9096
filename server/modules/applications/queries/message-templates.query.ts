import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade, type CompanyOfRecruiter, isRecruiting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { type TemplateKind, refusalStages } from '../domain/message-words.contract.js';
import { refusalTexts } from '../emails/refusal-texts.js';
import { MAX_MESSAGE_TEMPLATES, type MessageTemplates } from '../http/message-templates.contract.js';
import { isoTime } from './application-row.js';
import { SignatureQuery } from './signature.query.js';

interface Row {
  id: string;
  kind: TemplateKind;
  name: string;
  text_fr: string | null;
  text_en: string | null;
  version: number;
  updated_at: string;
  updated_by: string;
}

/** A company's templates for texts to candidates, for everybody of the team. */
@Injectable()
export class MessageTemplatesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly signatures: SignatureQuery,
  ) {}

  /** @throws NotFound unless it is the caller's company */
  async execute(readerId: string, companyId: string): Promise<MessageTemplates> {
    const company = await this.teamOf(readerId, companyId);
    const rows = await this.em.execute<Row[]>(
      `select id, kind, name, text_fr, text_en, version, updated_at, updated_by from message_template
        where company_id = ? order by name, id limit ?`,
      [companyId, MAX_MESSAGE_TEMPLATES],
    );
    const authors = await this.identity.findAccounts(rows.map((row) => row.updated_by));
    return {
      templates: rows.map(({ text_fr: fr, text_en: en, updated_at: at, updated_by: by, ...row }) => ({
        ...row,
        text: { fr, en },
        updated_at: isoTime(at),
        updated_by: authors.get(by)?.active ? (authors.get(by)?.full_name ?? null) : null,
      })),
      refusals: refusalStages.map((stage) => ({ stage, text: refusalTexts[stage] })),
      signature: await this.signatures.of(readerId),
      allowed_actions: isRecruiting(company) ? ['EDIT'] : [],
    };
  }

  /** @throws NotFound unless it is the caller's company */
  async teamOf(readerId: string, companyId: string): Promise<CompanyOfRecruiter> {
    const company = await this.companies.companyOf(readerId);
    if (company?.id !== companyId) throw new NotFound();
    return company;
  }
}
