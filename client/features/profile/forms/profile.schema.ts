import { z } from 'zod';
import { type UpdateMeRequest, updateMeRequest, type User } from '@modules/identity/http/users.contract';

const { full_name, phone, location, bio, skills, experience, years_experience } = updateMeRequest.shape;

/** What everybody may tell about themselves; blank clears. */
export const personSchema = z.object({ full_name: full_name.unwrap(), phone, location, bio });
/** A seeker tells about their work as well: it is what matching reads. */
export const seekerSchema = personSchema.extend({ skills, experience, years_experience });

/** What the form starts with. */
export function profileValues(user: User): z.input<typeof seekerSchema> {
  return {
    full_name: user.full_name,
    phone: user.phone ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
    skills: user.skills,
    experience: user.experience ?? '',
    years_experience: user.profile.years_experience,
  };
}

export type ProfileValues = UpdateMeRequest;
