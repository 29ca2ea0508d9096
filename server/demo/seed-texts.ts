import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { ChangeMessageTemplates } from '../modules/applications/use-cases/change-message-templates.js';
import { SaveSignature } from '../modules/applications/use-cases/save-signature.js';
import { asRequest } from './as-request.js';
import { messageTemplateTexts, signature } from './content/texts.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

/** The company of the demo's recruiter has texts that it sends often, and the recruiter a signature. */
export async function seedTexts(
  app: INestApplicationContext,
  { companyId, recruiterId }: SeededCompany,
): Promise<void> {
  const rows = await app
    .get(EntityManager, { strict: false })
    .execute<{ name: string }[]>('select name from message_template where company_id = ?', [companyId]);
  const existing = new Set(rows.map(({ name }) => name));
  const change = app.get(ChangeMessageTemplates, { strict: false });
  for (const { kind, name, text } of messageTemplateTexts) {
    if (existing.has(frenchTypography(name))) continue;
    const words = { fr: text.fr && frenchTypography(text.fr), en: text.en };
    await asRequest(app, () => change.add(recruiterId, companyId, { kind, name: frenchTypography(name), text: words }));
  }
  if (existing.size === 0)
    await asRequest(app, () => app.get(SaveSignature, { strict: false }).execute(recruiterId, signature));
}
