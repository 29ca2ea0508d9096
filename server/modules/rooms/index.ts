import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { RoomsModule } from './rooms.module.js';
export { RecordingsFacade } from './recordings.facade.js';
export { RoomsPersonalData } from './rooms-personal-data.js';

export const messages = { fr, en };
