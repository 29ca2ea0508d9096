import { defineMessages } from '../../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { DeviceMessages } from './messages';

export const useDeviceText = defineMessages<DeviceMessages>('settings-device', { fr, en });
