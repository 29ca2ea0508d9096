import { z } from 'zod';
import { type UpdateMeRequest, updateMeRequest, type User } from '@modules/identity/http/users.contract';

const { full_name, phone, location, bio } = updateMeRequest.shape;

/** Details of every account; a blank field clears the value. */
export const personSchema = z.object({ full_name: full_name.unwrap(), phone, location, bio });

/** Initial values of the form. */
export function personValues(user: User): z.input<typeof personSchema> {
  return {
    full_name: user.full_name,
    phone: user.phone ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  };
}

export type ProfileValues = UpdateMeRequest;
