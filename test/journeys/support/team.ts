import type { Product } from '../shared/product.js';
import { isAt } from './addresses.js';
import { askFor, enrol } from './api.js';
import { linkInEmail } from './emails.js';
import { fillInRegistration, type Person, type Visit } from './visit.js';

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

/** The invited person opens the link of the email, makes an account there and joins. */
export async function joinTeam({ page }: Visit, { dataDir }: Product, person: Person): Promise<void> {
  const { email, password, fullName } = person;
  const link = await linkInEmail(dataDir, email, '/join-team');
  await page.goto(link);
  await page.getByRole('link', { name: 'Créer un compte de recrutement' }).click();
  await fillInRegistration(page, { fullName, email, password });
  await page.waitForURL(isAt('/join-team'));
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await page.waitForURL(isAt('/recruiter/team'));
  await page.getByRole('heading', { name: new RegExp(`^${fullName}`) }).waitFor();
}

/** A colleague who joins the owner's company by its invitation, through the API. */
export async function makeMember(
  { url, dataDir }: Product,
  ownerToken: string,
  person: Person,
  role: 'RECRUITER' | 'REVIEWER',
): Promise<void> {
  const { email, password, fullName } = person;
  const { company } = await askFor<{ company: { id: string } }>(url, ownerToken, 'GET', '/api/users/me');
  await askFor(url, ownerToken, 'POST', `/api/companies/${company.id}/members`, { email, role, job_ids: [] });
  const link = new URL(await linkInEmail(dataDir, email, '/join-team'));
  const code = new URLSearchParams(link.hash.slice(1)).get('invitation');
  const { token } = await enrol(url, { email, password, full_name: fullName, user_type: 'RECRUITER' });
  await askFor(url, token, 'POST', '/api/companies/invitations/accept', { code });
}
