import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { momentInWords } from '../../../platform/i18n/moment-in-words.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { type CountedNews, countedNews, type News, type NewsParams } from '../domain/news.js';

/** The text of a notification in the reader's language. */
@Injectable()
export class NewsText {
  constructor(private readonly translator: Translator) {}

  /** @param count of the events in it. */
  of(news: News, params: NewsParams, language: Language, count = 1): string {
    if (count > 1 && isCounted(news)) {
      return this.translator.text(`NOTIFICATIONS.${news}_MANY`, language, { ...params, count });
    }
    // Messages from a company name it; messages from a candidate contain no name.
    const code = news === 'NEW_MESSAGES' && 'company' in params ? 'NEW_MESSAGES_FROM' : news;
    return this.translator.text(`NOTIFICATIONS.${code}`, language, withMoment(params, language));
  }
}

const isCounted = (news: News): news is CountedNews => (countedNews as readonly News[]).includes(news);

/** A time is stored as it is, because its words depend on the reader's language. */
function withMoment(params: NewsParams, language: Language): NewsParams {
  const { starts_at: startsAt, time_zone: timeZone } = params;
  if (startsAt === undefined || timeZone === undefined) return params;
  const when = momentInWords(new Date(startsAt), language, { timeZone: String(timeZone), namesZone: true });
  return { ...params, when };
}
