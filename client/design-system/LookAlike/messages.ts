import { lookAlikeWords } from '@modules/companies/http/look-alike-words.contract';
import { defineMessages } from '../../lib/i18n';

export const useLookAlikeText = defineMessages('lookAlike', lookAlikeWords);
