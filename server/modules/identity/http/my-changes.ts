import type { MyChanges } from '../use-cases/update-me.js';
import type { PreferenceChanges } from '../use-cases/update-preferences.js';
import type { PreferencesRequest, UpdateMeRequest } from './users.contract.js';

/** Drops fields that were not sent, so that "not sent" and "cleared" differ. */
function given<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Maps the request to the use case. A null list of skills means an empty one. */
export function myChanges(request: UpdateMeRequest): MyChanges {
  return {
    account: given({ fullName: request.full_name, language: request.language, theme: request.theme }),
    profile: given({
      title: request.title,
      phone: request.phone,
      location: request.location,
      bio: request.bio,
      skills: request.skills === null ? [] : request.skills,
      experience: request.experience,
      yearsExperience: request.years_experience,
      availability: request.availability,
      salaryRange: request.salary_range,
      workTypePreference: request.work_type_preference,
      companySizePreference: request.company_size_preference,
      industryPreference: request.industry_preference,
      jobPreferences: request.job_preferences,
      openToRemote: request.open_to_remote,
      videoSaleAllowed: request.video_sale_allowed,
    }),
  };
}

export function preferenceChanges(request: PreferencesRequest): PreferenceChanges {
  const notifications = request.notification_preferences ?? {};
  return {
    notifications: given({
      emailMessages: notifications.email_messages,
      emailUpdates: notifications.email_updates,
      emailApplications: notifications.email_applications,
    }),
    profileVisible: request.profile_visible ?? null,
  };
}
