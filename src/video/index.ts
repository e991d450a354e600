/** A video, wherever it shows. */
export { toClip, toVideo, type Video } from './video'
export { forgetVideos, putVideos, videoAtom } from './video.atoms'
