import type { Product } from '../shared/product.js';
import { enrol } from './api.js';
import { linkInEmail } from './emails.js';
import { logIn, type Person, type Visit } from './visit.js';

/** The owner invites somebody on the page of the team. A hiring manager gets all listed postings. */
export async function inviteToTeam(
  { page }: Visit,
  { url }: Product,
  email: string,
  role: 'HIRING_MANAGER' | 'REVIEWER' = 'REVIEWER',
): Promise<void> {
  await page.goto(`${url}/recruiter/team`);
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Adresse courriel/).fill(email);
  await dialog.getByLabel(/^Rôle/).selectOption(role);
  for (const posting of await dialog.getByRole('checkbox').all()) await posting.check();
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await page.getByRole('heading', { name: email }).waitFor();
}

/** The invited person makes an account, opens the link of the email and joins. */
export async function joinTeam({ page }: Visit, { url, dataDir }: Product, person: Person): Promise<void> {
  const { email, password, fullName } = person;
  const link = await linkInEmail(dataDir, email, '/join-team');
  await enrol(url, { email, password, full_name: fullName, user_type: 'RECRUITER' });
  await page.goto(link);
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click();
  await logIn(page, { email, password });
  await page.waitForURL('**/join-team');
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await page.waitForURL('**/recruiter/team');
  await page.getByRole('heading', { name: new RegExp(`^${fullName}`) }).waitFor();
}
