/** The light build of the player library; its package declares types only for the full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
