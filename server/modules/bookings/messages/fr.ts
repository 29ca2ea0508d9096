import type { BookingsMessages } from './messages.js';

export const fr: BookingsMessages = {
  'BOOKINGS.SLOT_TAKEN': 'Ce créneau vient d’être pris. Choisissez-en un autre : ce que vous avez écrit est gardé.',
  'BOOKINGS.WEEKDAYS_ONLY': 'Choisissez un jour de semaine (du lundi au vendredi).',
  'BOOKINGS.SLOT_PAST': 'Ce moment est déjà passé. Choisissez-en un à venir.',
  'BOOKINGS.DAY_TOO_FAR': 'Le studio prend des réservations jusqu’à {days} jours à l’avance.',
  'BOOKINGS.DAY_CLOSED': 'Le studio est fermé ce jour-là. Choisissez un autre jour.',
  'BOOKINGS.TOO_MANY_HOLDS': 'Trop de créneaux sont retenus à partir de votre connexion. Réessayez dans cinq minutes.',
  'BOOKINGS.ACTION_REFUSED': 'Cette réservation a déjà changé : ce choix n’est plus possible.',
  'BOOKINGS.NOT_CONFIRMED_IN_TIME':
    'Cette réservation n’a pas été confirmée à temps : le créneau est de nouveau libre. Réservez de nouveau.',
  'BOOKINGS.ADDRESS_UNCONFIRMED':
    'Confirmez d’abord votre adresse avec le lien du courriel. Vous pourrez ensuite déplacer la séance.',
  'BOOKINGS.TOO_MANY_CONFIRMATION_EMAILS':
    'Le courriel a déjà été envoyé trois fois. Regardez dans vos courriels indésirables, ou annulez et réservez avec une autre adresse.',
  'BOOKINGS.TOO_MANY_OPEN':
    'Cette adresse a déjà {max} réservations à venir. Annulez-en une avec le lien de son courriel, puis réessayez.',
  'BOOKINGS.SESSION_AHEAD': 'La séance n’a pas encore eu lieu : il n’y a rien à livrer.',
  'BOOKINGS.SESSION_BEGUN': 'La séance a commencé ou est passée : elle ne peut plus changer.',
  'BOOKINGS.DAY_CLOSED_ALREADY': 'Ce jour est déjà fermé.',
  'BOOKINGS.INQUIRY_ACTION_REFUSED': 'Cette demande a déjà été traitée : ce choix n’est plus possible.',
  'BOOKINGS.EVENT_FULL': 'L’événement est complet.',
  'BOOKINGS.EVENT_OVER': 'L’événement a commencé ou est passé.',
  'BOOKINGS.ALREADY_REGISTERED': 'Vous êtes déjà inscrit·e à cet événement.',
  'BOOKINGS.NOT_REGISTERED': 'Vous n’êtes pas inscrit·e à cet événement.',
  'BOOKINGS.STUDIO_PLACE': 'Studio Entrevue, Montréal',
  'BOOKINGS.CALENDAR_SUMMARY': 'Séance au studio Entrevue (45 min)',
  'BOOKINGS.CALENDAR_DESCRIPTION':
    'Pour déplacer ou annuler la séance, utilisez le lien personnel de votre courriel de réservation.',
  'BOOKINGS.HOLIDAY_NEW_YEAR': 'Jour de l’An',
  'BOOKINGS.HOLIDAY_GOOD_FRIDAY': 'Vendredi saint',
  'BOOKINGS.HOLIDAY_EASTER_MONDAY': 'Lundi de Pâques',
  'BOOKINGS.HOLIDAY_PATRIOTS_DAY': 'Journée nationale des patriotes',
  'BOOKINGS.HOLIDAY_NATIONAL_HOLIDAY': 'Fête nationale du Québec',
  'BOOKINGS.HOLIDAY_CANADA_DAY': 'Fête du Canada',
  'BOOKINGS.HOLIDAY_LABOUR_DAY': 'Fête du Travail',
  'BOOKINGS.HOLIDAY_THANKSGIVING': 'Action de grâces',
  'BOOKINGS.HOLIDAY_CHRISTMAS': 'Noël',
};
