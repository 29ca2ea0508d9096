/** The player library without what we do not use; its package declares types for the whole of it only. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
