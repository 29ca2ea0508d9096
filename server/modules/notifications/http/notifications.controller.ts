import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { concerns } from '../domain/kinds.js';
import { NoSuchKindForRole, UnsubscribeLinkBroken } from '../domain/notifications.errors.js';
import { Choices } from '../queries/choices.query.js';
import { ListNotifications } from '../queries/list-notifications.query.js';
import { MarkRead } from '../use-cases/mark-read.js';
import { SetChoice } from '../use-cases/set-choice.js';
import { SetPresetAlert } from '../use-cases/set-preset-alert.js';
import { Unsubscribe } from '../use-cases/unsubscribe.js';
import {
  allRead,
  type AllRead,
  type KindPreferences,
  kindPreferences,
  type ListNotificationsQuery,
  listNotificationsQuery,
  type Notification,
  notification,
  type NotificationsPage,
  notificationsPage,
  type PresetAlerts,
  presetAlerts,
  type SetPreferenceRequest,
  setPreferenceRequest,
  type SetPresetAlertRequest,
  setPresetAlertRequest,
  type UnreadCount,
  unreadCount,
  type Unsubscribed,
  unsubscribed,
  type UnsubscribeQuery,
  unsubscribeQuery,
  type UnsubscribeRequest,
  unsubscribeRequest,
} from './notifications.contract.js';

/** The caller's notifications and notification settings. */
@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: ListNotifications,
    private readonly markRead: MarkRead,
    private readonly choices: Choices,
    private readonly setChoice: SetChoice,
    private readonly unsubscribe: Unsubscribe,
    private readonly presetAlert: SetPresetAlert,
  ) {}

  @Get()
  @AllowSignedIn()
  @Answers(200, notificationsPage, 'The caller’s notifications, newest first.')
  list(
    @CurrentActor() actor: Actor,
    @Query({ schema: listNotificationsQuery }) query: ListNotificationsQuery,
    @RequestLanguage() language: Language,
  ): Promise<NotificationsPage> {
    return this.notifications.page(actor.id, query, language);
  }

  @Get('unread/count')
  @AllowSignedIn()
  @Answers(200, unreadCount, 'Number of unread notifications.')
  async unread(@CurrentActor() actor: Actor): Promise<UnreadCount> {
    return { count: await this.notifications.unreadCount(actor.id) };
  }

  @Put('read')
  @AllowSignedIn()
  @Answers(200, allRead, 'All notifications are read.')
  async readAll(@CurrentActor() actor: Actor): Promise<AllRead> {
    await this.markRead.all(actor.id);
    return { success: true, unread_count: 0 };
  }

  @Get('preferences')
  @AllowSignedIn()
  @Answers(200, kindPreferences, 'The caller’s notification preferences, by kind.')
  async preferences(@CurrentActor() actor: Actor): Promise<KindPreferences> {
    return { preferences: await this.choices.list(actor.id, actor.role) };
  }

  @Put('preferences')
  @AllowSignedIn()
  @Answers(200, kindPreferences, 'All preferences after the change.')
  async setPreference(
    @CurrentActor() actor: Actor,
    @Body({ schema: setPreferenceRequest }) { kind, in_app: inApp, email }: SetPreferenceRequest,
  ): Promise<KindPreferences> {
    if (!concerns(kind, actor.role)) throw new NoSuchKindForRole();
    await this.setChoice.execute(actor.id, { kind, inApp, email });
    return { preferences: await this.choices.list(actor.id, actor.role) };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @AllowAnyone()
  @Answers(200, unsubscribed, 'Emails of this kind are switched off for the account of the link; no sign-in is needed.')
  async unsubscribeByLink(
    @Query({ schema: unsubscribeQuery }) { token: inAddress }: UnsubscribeQuery,
    @Body({ schema: unsubscribeRequest }) { token: inBody }: UnsubscribeRequest,
  ): Promise<Unsubscribed> {
    const token = inBody ?? inAddress;
    if (token === undefined) throw new UnsubscribeLinkBroken();
    return { success: true, kind: await this.unsubscribe.execute(token) };
  }

  @Get('preset-alerts')
  @Allow('RECRUITER')
  @Answers(200, presetAlerts, 'The caller’s presets with an alert.')
  async listPresetAlerts(@CurrentActor() actor: Actor): Promise<PresetAlerts> {
    return { preset_ids: await this.presetAlert.list(actor.id) };
  }

  @Put('preset-alerts/:id')
  @Allow('RECRUITER')
  @Answers(200, presetAlerts, 'The caller’s presets with an alert, after the change.')
  async setPresetAlert(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: setPresetAlertRequest }) { alert }: SetPresetAlertRequest,
  ): Promise<PresetAlerts> {
    await this.presetAlert.execute(actor.id, id, alert);
    return { preset_ids: await this.presetAlert.list(actor.id) };
  }

  @Put(':id/read')
  @AllowSignedIn()
  @Answers(200, notification, 'The notification, read.')
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<Notification> {
    await this.markRead.one(actor.id, id);
    return this.notifications.one(actor.id, id, language);
  }
}
