import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Errors and successes for job seekers: the event, the folder and the key of its sentence, and the sentence in French and in
 * English.
 */
const platform = [
  'wrong e-mail or password | server/modules/identity/messages | IDENTITY.INVALID_CREDENTIALS | Adresse courriel ou mot de passe incorrect. | Invalid email or password',
  'session over | server/modules/identity/messages | IDENTITY.UNAUTHENTICATED | Veuillez vous connecter. | Please sign in.',
  'e-mail taken at registration | server/modules/identity/messages | IDENTITY.EMAIL_TAKEN | Un compte existe déjà avec cette adresse courriel. | An account with this email already exists.',
  'Google did not work | client/features/auth/messages | google.failed | La connexion avec Google a échoué. | Google login failed.',
  'answer that cannot be read | client/lib/messages | error.invalidAnswer | Réponse invalide du serveur. Réessayez dans un instant. | Invalid response from server. Try again in a moment.',
  'HTTP status without a sentence | client/lib/messages | error.httpStatus | Le serveur a répondu par une erreur ({status}). | The server answered with an error ({status}).',
  'error without a body | client/lib/messages | error.unknown | Erreur inconnue. Réessayez dans un instant. | Unknown error. Try again in a moment.',
  'no connection | client/lib/messages | error.network | Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez. | The server does not answer. Check your connection, then try again.',
  'upload: answer that cannot be read | client/lib/messages | error.uploadInvalidAnswer | Réponse JSON invalide. L’envoi est parti, mais la réponse du serveur est illisible. Vérifiez vos vidéos avant de recommencer. | Invalid JSON response. The file was sent, but the answer cannot be read. Check your videos before trying again.',
  'upload: refused | client/lib/messages | error.uploadStatus | L’envoi a échoué (erreur {status}). | Upload failed with status {status}.',
  'upload: connection lost | client/lib/messages | error.uploadNetwork | La connexion a été coupée pendant l’envoi. Réessayez quand elle sera revenue. | Network error during upload. Try again once you are back online.',
  'upload: too slow | client/lib/messages | error.uploadTimeout | Délai d’envoi dépassé. L’envoi a dépassé 30 minutes et s’est arrêté. Réessayez avec une connexion plus rapide ou un fichier plus court. | Upload timeout. The upload passed 30 minutes and was stopped. Try a faster connection or a shorter file.',
  'profile saved | client/features/profile/messages | saved | Profil mis à jour! | Profile updated successfully!',
  'profile not saved | client/features/profile/messages | failed | La mise à jour du profil a échoué. | Failed to update profile.',
  'message not sent | client/features/messages/messages | state.failed | Non envoyé | Not sent',
  'message: nobody to write to | client/features/messages/messages | none.title | Choisissez une conversation | Choose a conversation',
  'account not deleted | client/features/settings/messages | delete.failed | Le compte n’a pas pu être supprimé. Réessayez. | Failed to delete account. Please try again.',
  'credits: data not loaded | client/features/billing/messages | packs.failed | Impossible de charger les données. Veuillez rafraîchir la page. | The data could not be loaded. Please refresh the page.',
  'credits: prices of the fallback | client/features/billing/messages | packs.unconfirmed | Les prix n’ont pas pu être confirmés. | The prices could not be confirmed.',
  'credits: the pack without a price | server/modules/billing/messages | CREDITS.CONTACT_SALES | Contactez notre équipe commerciale pour le pack Entreprise. | Contact our sales team for the Enterprise pack.',
  'credits: signed out | client/features/billing/messages | signIn.title | Veuillez vous connecter pour acheter un pack. | Please sign in to buy a pack.',
  'credits: purchase failed | client/features/billing/messages | order.failed | Erreur lors de l’achat. Veuillez réessayer. | The purchase failed. Please try again.',
  'credits: pack bought | server/modules/billing/messages | BILLING.BOUGHT_PACK | Pack {name} acheté avec succès! {credits} crédits ajoutés. | {name} pack purchased successfully! {credits} credits added.',
  'credits: too few | server/modules/credits/messages | CREDITS.INSUFFICIENT | Vous n’avez pas assez de crédits (nécessaires : {required}; disponibles : {available}). | You do not have enough credits (needed: {required}; available: {available}).',
  'video not loaded | client/features/videos/messages | video.playerFailed | La vidéo n’a pas pu être chargée. | Failed to load video.',
  'video does not play | client/design-system/messages | player.failed | Erreur de lecture de la vidéo. | Video playback error.',
  'video of another format | client/features/videos/messages | upload.wrongType | Format non pris en charge. Utilisez MP4, WebM, MOV, AVI ou MKV. | Unsupported video format. Please use MP4, WebM, MOV, AVI, or MKV.',
  'video too large, said before | client/features/videos/messages | upload.tooLarge | Fichier trop volumineux. La taille maximale est de {size}. | File too large. Maximum size is {size}.',
  'video too large, said by the server | server/modules/media/messages | MEDIA.TOO_LARGE | Le fichier vidéo est trop volumineux. La taille maximale est de 1 Go. | Video file is too large. Maximum size is 1GB.',
  'dropped file is no video | client/features/videos/messages | upload.notVideo | Déposez un fichier vidéo. | Please drop a video file.',
  'questions lost after the upload | client/features/videos/messages | questions.lost | La vidéo est arrivée, mais pas ses questions. Ouvrez « Questions » sur la vidéo pour les enregistrer. | The video has arrived, but not its questions. Open “Questions” on the video to save them.',
  'questions not loaded | client/features/videos/messages | questions.loadFailed | Les questions n’ont pas pu être chargées. | The questions could not be loaded.',
  'video not deleted | client/features/videos/messages | delete.failed | La vidéo n’a pas pu être supprimée. | The video could not be deleted.',
  'question: start | client/features/videos/messages | questions.invalidStart | L’heure de début n’est pas valide. Écrivez minutes:secondes, par exemple 1:30. | The start time is not valid. Use minutes:seconds, for example 1:30.',
  'question: end | client/features/videos/messages | questions.invalidEnd | L’heure de fin n’est pas valide. Écrivez minutes:secondes, par exemple 1:30. | The end time is not valid. Use minutes:seconds, for example 1:30.',
  'question: time | client/features/videos/messages | questions.invalidTime | L’heure n’est pas valide. Les secondes vont de 0 à 59, par exemple 1:30. | The time is not valid. Seconds go from 0 to 59, for example 1:30.',
  'question: too long | client/features/videos/messages | questions.endTooLong | L’heure de fin dépasse la fin de la vidéo. | The end time is after the end of the video.',
  'question: range | client/features/videos/messages | questions.invalidRange | La fin doit venir après le début. | The end time must be after the start time.',
  'question: empty | client/features/videos/messages | questions.emptyQuestion | Écrivez la question. | Write the question.',
  'application sent | client/features/jobs/messages | apply.sent | Votre candidature est envoyée à {company}. | Your application is sent to {company}.',
  'application not sent | client/features/jobs/messages | apply.failed | Votre candidature n’est pas partie. | Your application was not sent.',
  'application withdrawn | client/features/applications/messages | withdraw.done | Votre candidature est retirée. Elle reste dans vos archives. | Your application is withdrawn. It stays in your archive.',
  'application not withdrawn | client/features/applications/messages | withdraw.failed | Votre candidature n’a pas pu être retirée. | Your application could not be withdrawn.',
  'match accepted | client/features/matches/messages | done.ACCEPTED | Votre intérêt pour « {title} » est noté. | Your interest in “{title}” is noted.',
  'match rejected | client/features/matches/messages | done.REJECTED | « {title} » est écartée. | “{title}” is set aside.',
  'match: answer not saved | client/features/matches/messages | card.failed | Votre réponse n’a pas été enregistrée. | Your answer was not saved.',
  'reservation accepted | client/features/reservations/messages | seeker.done.accept | Vous avez accepté la demande de {company}. | You accepted the request of {company}.',
  'reservation refused | client/features/reservations/messages | seeker.done.decline | La demande de {company} est refusée. Votre profil est refermé. | The request of {company} is declined. Your profile is closed.',
  'reservation not accepted | client/features/reservations/messages | failed.accept | Erreur lors de l’acceptation de la réservation. | The reservation could not be accepted.',
  'reservation not refused | client/features/reservations/messages | failed.decline | Erreur lors du refus de la réservation. | The reservation could not be declined.',
];

/** The same for a company. */
const company = [
  'reserving: too few credits | client/features/candidates/messages | reserve.insufficient | Il ne vous reste pas assez de crédits pour réserver. | You do not have enough credits left to reserve.',
  'reserving failed | client/features/candidates/messages | reserve.failed | La réservation n’a pas abouti. | The reservation failed.',
  'status of an application not changed | client/features/applications/messages | failed.REVIEWED | La candidature n’a pas pu être mise à jour. | Failed to update application status.',
  'application accepted | client/features/applications/messages | done.ACCEPT | Candidature acceptée! C’est une correspondance avec cette personne. | Application accepted! You and this person are now a match.',
  'application not accepted | client/features/applications/messages | accept.failed | Échec de l’acceptation de la candidature | Failed to accept the application',
  'posting not paused | client/features/postings/messages | failed.pause | L’offre n’a pas pu être mise en pause. | The job could not be paused.',
  'posting not published | client/features/postings/messages | failed.publish | L’offre n’a pas pu être publiée. | The job could not be published.',
  'posting not removed | client/features/postings/messages | failed.remove | L’offre n’a pas pu être retirée. Veuillez réessayer. | The job could not be removed. Please try again.',
  'preset not saved | client/features/candidates/messages | presets.saveFailed | Le préréglage n’a pas été enregistré. | Failed to save preset.',
  'preset: asked before deleting | client/features/candidates/messages | presets.deleteTitle | Supprimer ce préréglage de filtres? | Delete this filter preset?',
  'preset not deleted | client/features/candidates/messages | presets.deleteFailed | Le préréglage n’a pas été supprimé. | Failed to delete preset.',
  'company video not deleted | client/features/company/messages | entry.removeFailed | La vidéo n’a pas été supprimée. | The video was not deleted.',
  'company not loaded | client/features/company/messages | public.failed | Les données de l’entreprise n’ont pas pu être chargées | Failed to load company data',
  'slot taken meanwhile | server/modules/bookings/messages | BOOKINGS.SLOT_TAKEN | Ce créneau vient d’être pris. Choisissez-en un autre : ce que vous avez écrit est gardé. | This slot was just taken. Choose another one: what you wrote is kept.',
  'reservation not cancelled | client/features/reservations/messages | failed.cancel | Erreur lors de l’annulation de la réservation. | The reservation could not be cancelled.',
  'hire not saved | client/features/reservations/messages | failed.hire | L’embauche n’a pas été enregistrée. | The hire was not saved.',
  'match not cancelled | client/features/reservations/messages | failed.cancelMatch | Erreur lors de l’annulation de la correspondance. | The match could not be cancelled.',
  'reservation cancelled | client/features/reservations/messages | recruiter.done.cancel | La demande est annulée. Votre crédit est de nouveau disponible. | The request is cancelled. Your credit is available again.',
  'candidate not loaded | client/features/candidate-profile/messages | failed | Le profil n’a pas pu être chargé. | Failed to load profile.',
  'booking not sent | client/features/studio-booking/messages | form.failed | La demande n’a pas pu être envoyée. Ce que vous avez écrit est gardé. | Failed to submit booking request. What you wrote is kept.',
  'no slot | client/features/studio-booking/messages | time.none | Aucun créneau disponible | No slots available',
  'all slots booked | client/features/studio-booking/messages | time.full | (Complet) | (All slots booked)',
  'weekend chosen | server/modules/bookings/messages | BOOKINGS.WEEKDAYS_ONLY | Choisissez un jour de semaine (du lundi au vendredi). | Please select a weekday (Monday-Friday).',
  'event full | client/features/events/messages | full | Complet | Full',
  'event full, said by the server | server/modules/bookings/messages | BOOKINGS.EVENT_FULL | L’événement est complet. | The event is full.',
];

type Catalogue = Readonly<Record<string, string>>;

async function catalogue(folder: string, language: 'fr' | 'en'): Promise<Catalogue> {
  const module = (await import(path.join(root, folder, `${language}.ts`))) as Record<string, Catalogue>;
  return module[language] ?? {};
}

/** Replaces French no-break spaces by normal spaces. */
const plain = (text: string | undefined): string | undefined => text?.replace(/[\u00A0\u202F]/g, ' ');

describe.each([
  ['for somebody who looks for work', platform],
  ['for a company', company],
])('what is said %s', (_whom, rows) => {
  it.each(rows.map((row) => row.split(' | ')))('%s (%s %s)', async (_what, folder = '', key = '', fr, en) => {
    expect(plain((await catalogue(folder, 'fr'))[key])).toBe(fr);
    expect(plain((await catalogue(folder, 'en'))[key])).toBe(en);
  });
});

/** Words of a third language that alerts once contained, as digests, so that the repository contains only French and English. */
const foreignWords = new Set(
  'f6cc01cb7edb 14ba65c2f759 63d587f5ee82 af8c16aed2ec 586ed956dcb6 513887caa1d8 6a8cd96a4b77'.split(' '),
);
const digestOf = (word: string): string => createHash('sha256').update(word).digest('hex').slice(0, 12);
/** Neither French nor English writes these letters. */
const foreignLetters = /[äöß]/i;

const isForeign = (sentence: string): boolean =>
  foreignLetters.test(sentence) || sentence.split(/[^\p{L}]+/u).some((word) => foreignWords.has(digestOf(word)));

/** Finds all catalogues in the folders, so that a new one is checked too. */
const folders = ['client', 'server']
  .flatMap((part) =>
    readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => path.join(part, file)),
  )
  .filter((file) => path.basename(file) === 'fr.ts' && path.dirname(file).split(path.sep).includes('messages'))
  .map((file) => path.dirname(file))
  .sort();

describe('every catalogue', () => {
  it('is found', () => {
    expect(folders).toContain('client/lib/messages');
    expect(folders).toContain('server/modules/operations/messages/hiring');
    expect(folders.length).toBeGreaterThan(30);
  });

  it.each(folders)('has the same names in both languages, and a sentence for each: %s', async (folder) => {
    const [fr, en] = [await catalogue(folder, 'fr'), await catalogue(folder, 'en')];
    expect(Object.keys(fr).length).toBeGreaterThan(0);
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const sentence of [...Object.values(fr), ...Object.values(en)]) expect(sentence.trim()).not.toBe('');
  });

  it.each(folders)('contains only French and English, and no invented growth: %s', async (folder) => {
    const sentences = [
      ...Object.values(await catalogue(folder, 'fr')),
      ...Object.values(await catalogue(folder, 'en')),
    ];
    const growth = /\+ ?\d+[ \u00A0\u202F]?%/;
    expect(sentences.filter((sentence) => isForeign(sentence) || growth.test(sentence))).toEqual([]);
  });
});
