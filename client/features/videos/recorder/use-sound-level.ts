import { useEffect, useState } from 'react';
import { levelOf, type Loudness, loudnessOf } from '../domain/sound-level';

export interface SoundLevel {
  /** Of this moment, 0 to 1. */
  readonly level: number;
  /** Of the last seconds: words that change with every syllable cannot be read. */
  readonly loudness: Loudness;
}

const LOOK_EVERY_MS = 100;
const REMEMBERED = 30;

/** How loud the microphone is; null where the browser cannot tell. */
export function useSoundLevel(stream: MediaStream | null): SoundLevel | null {
  const [sound, setSound] = useState<SoundLevel | null>(null);
  useEffect(() => {
    if (!stream || typeof AudioContext === 'undefined' || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 2048;
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    // Made without a touch, it may wait for one.
    void context.resume();
    const samples = new Float32Array(analyser.fftSize);
    const last: number[] = [];
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const level = levelOf(samples);
      last.push(level);
      if (last.length > REMEMBERED) last.shift();
      setSound({ level, loudness: loudnessOf(Math.max(...last)) });
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
      setSound(null);
    };
  }, [stream]);
  return sound;
}
