import type { RoomMedia, RoomSignal } from '@modules/rooms/http/room-messages.contract';

export interface LocalTracks {
  readonly audio: MediaStreamTrack | null;
  /** The camera, or the shared screen instead of it. */
  readonly video: MediaStreamTrack | null;
}

export type PeerStatus = 'connecting' | 'connected' | 'interrupted';

export interface PeerOptions {
  readonly iceServers: readonly RTCIceServer[];
  /** Of two tabs exactly one makes the offers, so that two offers never cross. */
  readonly makesOffers: boolean;
  readonly tracks: LocalTracks;
  readonly send: (signal: RoomSignal) => void;
  readonly onChange: () => void;
}

/** The used part of a peer; specs pass their own. */
export interface PeerLink {
  readonly status: PeerStatus;
  readonly stream: MediaStream | null;
  /** Media state of the other tab; null until it is received. */
  readonly media: RoomMedia | null;
  take(signal: RoomSignal): Promise<void>;
  setTracks(tracks: LocalTracks): Promise<void>;
  /** Tries again after a lost network. */
  restart(): Promise<void>;
  close(): void;
}

const statuses: Readonly<Partial<Record<RTCPeerConnectionState, PeerStatus>>> = {
  connected: 'connected',
  disconnected: 'interrupted',
  failed: 'interrupted',
};

/**
 * The connection to one other tab. It always has one channel for sound and one for a picture, so that muting, a change of camera
 * and screen sharing need no new offer.
 */
export class Peer implements PeerLink {
  status: PeerStatus = 'connecting';
  stream: MediaStream | null = null;
  media: RoomMedia | null = null;
  readonly #connection: RTCPeerConnection;
  #tracks: LocalTracks;
  #early: RTCIceCandidateInit[] = [];
  #isClosed = false;

  constructor(private readonly options: PeerOptions) {
    this.#tracks = options.tracks;
    this.#connection = new RTCPeerConnection({ iceServers: [...options.iceServers] });
    this.#connection.onicecandidate = ({ candidate }) => {
      if (candidate !== null && candidate.candidate !== '') options.send({ candidate: plain(candidate) });
    };
    this.#connection.onconnectionstatechange = () => {
      if (this.#isClosed) return;
      this.status = statuses[this.#connection.connectionState] ?? 'connecting';
      options.onChange();
    };
    this.#connection.ontrack = () => {
      // The same tracks for the whole call, also while the other side sends nothing.
      this.stream = new MediaStream(this.#connection.getReceivers().map(({ track }) => track));
      options.onChange();
    };
    if (!options.makesOffers) return;
    for (const kind of ['audio', 'video'] as const) {
      this.#connection.addTransceiver(this.#tracks[kind] ?? kind, { direction: 'sendrecv' });
    }
    this.#offer(false).catch((error: unknown) => reportError(error));
  }

  async take(signal: RoomSignal): Promise<void> {
    if (this.#isClosed) return;
    if ('media' in signal) {
      this.media = signal.media;
      this.options.onChange();
    } else if ('restart' in signal) await this.restart();
    else if ('candidate' in signal) await this.#addCandidate(signal.candidate);
    else if (signal.description.type === 'offer') await this.#answer(signal.description);
    // An answer to an offer that a newer one replaced is outdated.
    else if (this.#connection.signalingState === 'have-local-offer') await this.#describe(signal.description);
  }

  async setTracks(tracks: LocalTracks): Promise<void> {
    this.#tracks = tracks;
    await this.#sendTracks();
  }

  async restart(): Promise<void> {
    if (this.#isClosed) return;
    if (this.options.makesOffers) await this.#offer(true);
    else this.options.send({ restart: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#connection.close();
  }

  #offer(iceRestart: boolean): Promise<void> {
    return this.#unlessClosed(async () => {
      const offer = await this.#connection.createOffer({ iceRestart });
      await this.#connection.setLocalDescription(offer);
      this.options.send({ description: { type: 'offer', sdp: offer.sdp ?? '' } });
    });
  }

  #answer(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#unlessClosed(async () => {
      await this.#describe(description);
      for (const transceiver of this.#connection.getTransceivers()) transceiver.direction = 'sendrecv';
      await this.#sendTracks();
      const answer = await this.#connection.createAnswer();
      await this.#connection.setLocalDescription(answer);
      this.options.send({ description: { type: 'answer', sdp: answer.sdp ?? '' } });
    });
  }

  /** A connection that is closed during the work refuses its next step. */
  async #unlessClosed(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#isClosed) throw error;
    }
  }

  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    await this.#connection.setRemoteDescription(description);
    const early = this.#early;
    this.#early = [];
    for (const candidate of early) await this.#addCandidate(candidate);
  }

  async #addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.#connection.remoteDescription === null) {
      this.#early.push(candidate);
      return;
    }
    try {
      await this.#connection.addIceCandidate(candidate);
    } catch {
      // Of an offer that a newer one replaced: the newer one has its own candidates.
    }
  }

  async #sendTracks(): Promise<void> {
    for (const { sender, receiver } of this.#connection.getTransceivers()) {
      const track = receiver.track.kind === 'audio' ? this.#tracks.audio : this.#tracks.video;
      if (sender.track !== track) await sender.replaceTrack(track);
    }
  }
}

const plain = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate): RoomCandidate => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});

type RoomCandidate = Extract<RoomSignal, { candidate: unknown }>['candidate'];
