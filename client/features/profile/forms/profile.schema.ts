import { z } from 'zod';
import { type UpdateMeRequest, updateMeRequest, type User } from '@modules/identity/http/users.contract';

const { full_name, phone, location, bio } = updateMeRequest.shape;

/** What everybody may tell about themselves; blank clears. */
export const personSchema = z.object({ full_name: full_name.unwrap(), phone, location, bio });

/** What the form starts with. */
export function personValues(user: User): z.input<typeof personSchema> {
  return {
    full_name: user.full_name,
    phone: user.phone ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  };
}

export type ProfileValues = UpdateMeRequest;
