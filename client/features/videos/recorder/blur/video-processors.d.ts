/** The package has no types for its files besides its own programs. */
declare module '@twilio/video-processors/dist/build/tflite-simd-1-0-0.js' {
  const startEngine: (settings: {
    readonly wasmBinary: ArrayBuffer;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }) => Promise<object>;
  export default startEngine;
}
