import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { isRecruiting } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { MessageTemplate } from '../domain/message-template.entity.js';
import { MessageTemplateChanged, MessageTemplateRefused } from '../domain/message-template.errors.js';
import { assertVariables } from '../domain/message-text.js';
import {
  type AddMessageTemplateRequest,
  type ChangeMessageTemplateRequest,
  MAX_MESSAGE_TEMPLATES,
} from '../http/message-templates.contract.js';
import { MessageTemplatesQuery } from '../queries/message-templates.query.js';

/** Owners and recruiters add, change and delete the team's templates. */
@Injectable()
export class ChangeMessageTemplates {
  constructor(
    private readonly em: EntityManager,
    private readonly templates: MessageTemplatesQuery,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @throws NotFound for another company; Forbidden for a hiring manager or a reviewer; UnknownVariable
   * @throws MessageTemplateRefused if the name is taken or there are too many.
   */
  async add(actorId: string, companyId: string, { kind, name, text }: AddMessageTemplateRequest): Promise<void> {
    assertVariables('text', text, kind);
    await this.#assertMayEdit(actorId, companyId);
    await this.#named(async () => {
      await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`message templates ${companyId}`]);
      if ((await this.em.count(MessageTemplate, { companyId })) >= MAX_MESSAGE_TEMPLATES) {
        throw new MessageTemplateRefused('APPLICATIONS.TEMPLATES_FULL', MAX_MESSAGE_TEMPLATES);
      }
      const now = this.clock.now();
      const made = { id: newId(), companyId, version: 1, createdBy: actorId, createdAt: now };
      const words = { kind, name, textFr: text.fr, textEn: text.en, updatedBy: actorId, updatedAt: now };
      this.em.persist(Object.assign(new MessageTemplate(), made, words));
    });
  }

  /**
   * @throws the same, and NotFound for a deleted template
   * @throws MessageTemplateChanged if a colleague changed it since that version.
   */
  async change(actorId: string, companyId: string, id: string, request: ChangeMessageTemplateRequest): Promise<void> {
    const { kind, name, text, version } = request;
    assertVariables('text', text, kind);
    await this.#assertMayEdit(actorId, companyId);
    await this.#named(async () => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const stored = await this.em.findOne(MessageTemplate, { id, companyId }, lock);
      if (!stored) throw new NotFound();
      if (stored.version !== version) throw await this.#changed(stored, request);
      const words = { kind, name, textFr: text.fr, textEn: text.en };
      Object.assign(stored, words, { version: version + 1, updatedBy: actorId, updatedAt: this.clock.now() });
    });
  }

  /** @throws NotFound, Forbidden */
  async remove(actorId: string, companyId: string, id: string): Promise<void> {
    await this.#assertMayEdit(actorId, companyId);
    if ((await this.em.nativeDelete(MessageTemplate, { id, companyId })) === 0) throw new NotFound();
  }

  async #assertMayEdit(actorId: string, companyId: string): Promise<void> {
    if (!isRecruiting(await this.templates.teamOf(actorId, companyId))) throw new Forbidden('IDENTITY.TEAM_ROLE');
  }

  async #named(work: () => Promise<void>): Promise<void> {
    try {
      await this.transaction.run(work);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new MessageTemplateRefused('APPLICATIONS.TEMPLATE_NAME_TAKEN', MAX_MESSAGE_TEMPLATES);
    }
  }

  async #changed(stored: MessageTemplate, { kind, name, text }: ChangeMessageTemplateRequest) {
    const author = await this.identity.findAccount(stored.updatedBy);
    const fields = [
      ...(stored.kind === kind ? [] : ['kind']),
      ...(stored.name === name ? [] : ['name']),
      ...(stored.textFr === text.fr ? [] : ['text.fr']),
      ...(stored.textEn === text.en ? [] : ['text.en']),
    ];
    return new MessageTemplateChanged(
      stored.version,
      stored.updatedAt,
      author?.active ? author.full_name : null,
      fields,
    );
  }
}
