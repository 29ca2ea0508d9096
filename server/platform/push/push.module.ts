import { Module } from '@nestjs/common';
import { SecretBox } from '../security/secret-box.js';
import { PushSender } from './push-sender.js';
import { VapidKeys } from './vapid-keys.js';

/** Messages to browsers that are closed (web push). */
@Module({ providers: [SecretBox, VapidKeys, PushSender], exports: [VapidKeys, PushSender] })
export class PushModule {}
