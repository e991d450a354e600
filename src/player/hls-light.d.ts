// The light build ships no types of its own; its surface is the full one's.
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
