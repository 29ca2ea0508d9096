import type { Provider } from '@nestjs/common';
import { BlindSteps } from './modules/applications/index.js';
import { CompaniesFacade } from './modules/companies/index.js';
import { DisclosuresFacade, IdentityFacade } from './modules/identity/index.js';
import { InterviewRecordings, WatchPolicy } from './modules/media/index.js';
import { ReservationsFacade } from './modules/reservations/index.js';
import { RecordingsFacade } from './modules/rooms/index.js';

/** Ports of the media module, implemented by modules that it must not import. */
export const mediaBindings: readonly Provider[] = [
  {
    provide: WatchPolicy,
    inject: [DisclosuresFacade, IdentityFacade, ReservationsFacade, CompaniesFacade, BlindSteps, RecordingsFacade],
    useFactory: (
      disclosures: DisclosuresFacade,
      identity: IdentityFacade,
      reservations: ReservationsFacade,
      companies: CompaniesFacade,
      blindSteps: BlindSteps,
      recordings: RecordingsFacade,
    ): WatchPolicy => ({
      mayWatch: async (viewer, video) =>
        (await companies.mayWatch(viewer.id, video.id)) ||
        (await disclosures.mayWatch(viewer, video.ownerId)) ||
        // A bought video shows a face, which a blind review hides.
        ((await reservations.hasVideoAccess(viewer, video)) &&
          !(await disclosures.reviewsBlind(viewer, video.ownerId))) ||
        (await recordings.mayWatch(viewer, video.id)),
      mayListen: async (viewer, { ownerId }) => {
        const reader = await disclosures.blindReaderOf(viewer);
        return reader !== null && (await blindSteps.hears(reader, ownerId));
      },
      mayKnow: async (viewer, { ownerId }) =>
        (await identity.presentCandidates(viewer, [ownerId], { language: 'fr', place: 'list' })).has(ownerId),
      // A company's own videos and recordings of interviews belong to nobody's profile, so no view is logged.
      noteWatched: async (viewer, { id, ownerId }) => {
        if ((await companies.companyOfVideo(id)) || (await recordings.isRecording(id))) return;
        await disclosures.noteWatched(viewer, ownerId, id);
      },
      mayCaption: (writerId, videoId) => companies.mayEdit(writerId, videoId),
      describeOwner: async (viewer, { id, ownerId }) => {
        const company = await companies.companyOfVideo(id);
        if (company) return { user: null, company: { name: company.name, logoUrl: company.logoUrl } };
        const owners = await identity.presentCandidates(viewer, [ownerId], { language: 'fr', place: 'profile' });
        const owner = viewer.id === ownerId ? undefined : owners.get(ownerId);
        // Only people who are in it watch a recording, and they know each other.
        if (!owners.has(ownerId) && (await recordings.isRecording(id))) return { user: null, company: null };
        const user = owner ? { fullName: owner.full_name, avatarUrl: owner.avatar_url } : null;
        if (viewer.id === ownerId || owner?.is_masked === false) return { user, company: null };
        // Every text of a video may name its owner: a viewer who sees the mask gets all of them scrubbed.
        const scrubbers = await identity.scrubbersOf([ownerId]);
        return { user, company: null, scrub: scrubbers.get(ownerId) ?? (() => '') };
      },
    }),
  },
  {
    provide: InterviewRecordings,
    inject: [RecordingsFacade],
    useFactory: (recordings: RecordingsFacade): InterviewRecordings => ({
      claim: (senderId, recordingId, uploadId) => recordings.claim(senderId, recordingId, uploadId),
      isRecording: (videoId) => recordings.isRecording(videoId),
      isInterview: (ownerId) => recordings.isRecordedInterview(ownerId),
    }),
  },
];
