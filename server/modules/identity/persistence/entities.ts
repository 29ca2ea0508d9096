import { AccountSchema } from '../domain/account.entity.js';
import { ConsentSchema } from '../domain/consent.entity.js';
import { LoginThrottleSchema } from '../domain/login-throttle.entity.js';
import { ProfileSchema } from '../domain/profile.entity.js';
import { SessionSchema } from '../domain/session.entity.js';

/** The tables of this module. */
export const entities = [AccountSchema, ProfileSchema, SessionSchema, ConsentSchema, LoginThrottleSchema];
